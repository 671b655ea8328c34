import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Room } from "./room.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("follows the window", () => {
  const room = new Room(1440, 900);
  expect([room.frame, room.small, room.short, room.roomy]).toEqual(["desk", false, false, true]);
  [room.width, room.height] = [360, 640];
  expect([room.frame, room.small, room.low, room.roomy]).toEqual(["sheet", true, true, false]);
});

it("brings the choices into sight where they share their place with others", () => {
  const desk = new Room(1440, 900);
  desk.showChoices();
  expect(desk.tab).toBe("log");
  const phone = new Room(390, 844);
  phone.openRule("LS-4.5");
  expect([phone.tab, phone.rule]).toEqual(["rules", "LS-4.5"]);
  phone.showChoices();
  expect(phone.tab).toBe("choices");
});

it("points at a place for a moment", () => {
  const room = new Room(1440, 900);
  room.point("Fez");
  expect(room.place).toBe("Fez");
  vi.advanceTimersByTime(3000);
  expect(room.place).toBeNull();
});

it("counts what was said while nobody looked at the chat", () => {
  const room = new Room(1440, 900);
  room.hear(2);
  expect(room.unread(2)).toBe(2);
  room.tab = "chat";
  room.hear(2);
  expect(room.unread(2)).toBe(0);
  room.tab = "log";
  expect(room.unread(5)).toBe(3);
});
