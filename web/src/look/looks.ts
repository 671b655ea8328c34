// The looks a page can have: the light one of tokens.css, and one for every file in themes/.
import type { IconName } from "../parts/icons";
import "./tokens.css";

const themes = import.meta.glob("./themes/*.css", { eager: true });
const named = Object.keys(themes).map((file) => file.slice("./themes/".length, -".css".length));

/** In the order in which they are offered. */
export const LOOKS: readonly string[] = [...new Set(["light", "dark", ...named])];

/** The look a person chose, if it still exists; else the one the device asks for. */
export function lookFor(
  chosen: string | null,
  device: { contrast: boolean; night: boolean },
): string {
  if (chosen !== null && LOOKS.includes(chosen)) return chosen;
  if (device.contrast) return "contrast";
  return device.night ? "dark" : "light";
}

export const lookAfter = (look: string): string => LOOKS[(LOOKS.indexOf(look) + 1) % LOOKS.length]!;

const ICONS: Record<string, IconName> = { light: "sun", dark: "moon" };
export const iconOf = (look: string): IconName => ICONS[look] ?? "contrast";
