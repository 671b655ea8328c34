// The table a person is setting up: seats, rules, pace, who may join and watch.
import { COLOURS } from "../parts/colours";
import { freshId, type SeatWish, type TableWish } from "../server/client";
import type { Game } from "../server/types";
import { sidesOf, type Sides } from "./sides";

export type Sitter = "me" | "friend" | "bot" | "pass";
export interface PlannedSeat {
  sitter: Sitter;
  name: string;
  level: string;
}

export const PACES: readonly (number | null)[] = [null, 30, 90, 300, 86400];

export class Plan {
  game = $state.raw<Game | null>(null);
  seats = $state<PlannedSeat[]>([]);
  options = $state<Record<string, string>>({});
  pace = $state<number | null>(null);
  isPublic = $state(false);
  spectators = $state(false);
  #hints = $state<boolean | null>(null);

  /** Whoever has never seen a game begins on the side that is easier to begin with. */
  choose(game: Game, newcomer = false): void {
    this.game = game;
    const level = game.usual;
    if (this.seats.length === 0) this.seats = [{ sitter: "me", name: "", level }];
    while (this.seats.length < Math.max(3, game.fewest))
      this.seats.push({ sitter: "bot", name: "", level });
    while (this.seats.length > game.most) this.seats.pop();
    for (const seat of this.seats) if (!game.levels.includes(seat.level)) seat.level = level;
    this.options = this.valuesOf("manual");
    const { sides } = this;
    if (sides && newcomer) this.side = sides.values[0]![0];
  }

  get sides(): Sides | null {
    return this.game && sidesOf(this.game.name);
  }

  /** The side of whoever sets up the table. */
  get side(): string | null {
    const { sides } = this;
    const chosen = sides && this.options[sides.option];
    return sides?.values.find(([, value]) => value === chosen)?.[0] ?? null;
  }

  set side(side: string) {
    const { sides } = this;
    const value = sides?.values.find(([each]) => each === side)?.[1];
    if (sides && value) this.options[sides.option] = value;
  }

  /** The option that says who plays on which side: no matter of a preset, and of every match. */
  get sideAlone(): Record<string, string> {
    const { sides } = this;
    return sides ? { [sides.option]: this.options[sides.option]! } : {};
  }

  take(preset: string): void {
    this.options = { ...this.valuesOf(preset), ...this.sideAlone };
  }

  /** Every option's value under a preset. */
  valuesOf(preset: string): Record<string, string> {
    const changes = this.game?.presets[preset] ?? {};
    return Object.fromEntries(
      (this.game?.options ?? []).map((option) => [
        option.name,
        changes[option.name] ?? option.values[0]!,
      ]),
    );
  }

  /** The preset that the chosen options amount to, or null for a mix of one's own. */
  get preset(): string | null {
    const same = (preset: string): boolean =>
      Object.entries({ ...this.valuesOf(preset), ...this.sideAlone }).every(
        ([name, value]) => this.options[name] === value,
      );
    return Object.keys(this.game?.presets ?? {}).find(same) ?? null;
  }

  /** Whether hints are given: unless said otherwise, only where nobody else could mind. */
  get hints(): boolean {
    return this.#hints ?? !this.seats.some(({ sitter }) => sitter === "friend");
  }

  set hints(allowed: boolean) {
    this.#hints = allowed;
  }

  add(): void {
    if (this.game && this.seats.length < this.game.most)
      this.seats.push({
        sitter: "bot",
        name: "",
        level: this.seats.findLast(({ sitter }) => sitter === "bot")?.level ?? this.game.usual,
      });
  }

  remove(seat: number): void {
    this.seats.splice(seat, 1);
  }

  wish(host: string, guest: (letter: string) => string): TableWish {
    const seats = this.seats.map<SeatWish>((seat, i) => {
      const colour = COLOURS[i]!;
      if (seat.sitter === "friend") return { kind: "open" };
      if (seat.sitter === "bot") return { kind: "bot", level: seat.level, colour };
      return {
        kind: "me",
        name: (seat.sitter === "me" ? host : seat.name.trim()) || guest("ABCDE"[i]!),
        colour,
      };
    });
    return {
      game: this.game!.name,
      id: freshId(),
      seats,
      options: { ...this.options },
      public: this.isPublic,
      spectators: this.spectators,
      turn_seconds: this.pace,
      hints: this.hints,
      start: "when_full",
    };
  }
}
