// Small things that stand about on tiles, each round a middle of its own.
import type { Stroke } from "./strokes";

const INK_BROWN = "var(--brown)";

function agaveLeaves(): string {
  const leaves = [
    [-70, 7],
    [-42, 9],
    [-16, 10],
    [14, 10.5],
    [40, 9],
    [68, 7],
  ] as const;
  const at = (x: number, y: number): string =>
    `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return leaves
    .map(([angle, length]) => {
      const x = Math.sin((angle * Math.PI) / 180);
      const y = -Math.cos((angle * Math.PI) / 180);
      return (
        `M${at(-y * 1.3, x * 1.3)}` +
        `Q${at(x * length * 0.6 - y * 1.6, y * length * 0.6 + x * 1.6)} ${at(x * length, y * length)}` +
        `Q${at(x * length * 0.5 + y * 1.6, y * length * 0.5 - x * 1.6)} ${at(y * 1.3, -x * 1.3)}` +
        "Z"
      );
    })
    .join("");
}

const house = (x: number, y: number, width: number, height: number, roof: string): Stroke[] => [
  [
    `M${x} ${y}V${y - height}L${x + width / 2} ${y - height - width * 0.42}L${x + width} ${y - height}V${y}Z`,
    "var(--house-wall)",
    0.9,
  ],
  [
    `M${x - 1.4} ${y - height + 1}L${x + width / 2} ${y - height - width / 2}L${x + width + 1.4} ${y - height + 1}Z`,
    roof,
    0.9,
  ],
  [
    `M${x + width * 0.36} ${y}v${-height * 0.62}h${width * 0.28}v${height * 0.62}Z`,
    "var(--house-door)",
    0,
  ],
];

export type Ornament = "village" | "mesa" | "agave" | "stones" | "grass" | "boat";

export const ORNAMENTS: Record<Ornament, readonly Stroke[]> = {
  village: [
    ["M-18 10a18 2.400 0 1 0 36 0a18 2.400 0 1 0 -36 0Z", "var(--pen)", 0, "", 0.16],
    ...house(-5, 4, 10, 6, "var(--canyon)"),
    ...house(-15, 10, 11, 8, "var(--roof-far)"),
    ...house(4, 10, 12, 8, "var(--canyon)"),
  ],
  mesa: [
    [
      "M-15 6C-12 3-10 2-9 0L-7.6-6.6H-1L0-4.6L5.4-5L6.6-1C8 2 11 3.4 15 6Z",
      "var(--mesa)",
      0.8,
      "var(--mesa-line)",
    ],
    ["M5.4-5L6.6-1C8 2 11 3.4 15 6H3C4.4 2 2.4-1 3-4.8Z", "var(--mesa-shade)", 0],
    [
      "M-6-6V-1.6M-4-6V-.4M-2-6V-2M1.4-4.4V0M3.6-4.4L3.4 .6M5-4L5.4 1.4M-8.6 0L-9.6 3M-5.6 1" +
        "L-6.6 4.4M-1.6 1L-2 4.6M7 1L8 5M4.8 2.4L5.4 5.4M9.4 3L11 5.4",
      "",
      0.6,
      "var(--mesa-line)",
    ],
  ],
  agave: [[agaveLeaves(), "var(--agave)", 0.7, "var(--agave-line)"]],
  stones: [
    ["M-7 3C-7-2-3-4 0-2C2-6 8-4 8 0C9 1 9 3 8 3Z", "var(--boulder)", 0.8, INK_BROWN],
    ["M3-2.4l2.4 4M5.4-2.6l2 3.6M-3-1.4l1.6 3.4", "", 0.6, INK_BROWN],
  ],
  grass: [["M-3 0l-1-3M0 0v-4.400M3 0l1-3", "", 0.9, "var(--grass)"]],
  boat: [
    ["M-9 4H9L6 10H-6Z", "var(--umber)", 0.9],
    ["M0 4V-13", "", 1.1],
    ["M1-12C7-9 7-3 6.6 1.6H1ZM-1-9C-5-6-6-2-6 1.6H-1Z", "var(--chalk)", 0.8],
  ],
};
