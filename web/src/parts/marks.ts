// The five marks of the seats: colour, shape and letter always go together.

export const MARKS = ["A", "B", "C", "D", "E"] as const;
export type MarkLetter = (typeof MARKS)[number];

const round = (value: number): number => Math.round(value * 100) / 100;

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 === 0 ? r * 1.3 : r * 0.72;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

const SHAPES: Record<MarkLetter, (x: number, y: number, r: number) => string> = {
  A: (x, y, r) => `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  B: (x, y, r) => {
    const k = round(r * 1.24);
    return `M${x} ${y - k}L${x + k} ${y}L${x} ${y + k}L${x - k} ${y}Z`;
  },
  C: (x, y, r) => {
    const k = r * 1.26;
    return (
      `M${x} ${round(y - k * 1.05)}L${round(x + k * 1.08)} ${round(y + k * 0.82)}` +
      `L${round(x - k * 1.08)} ${round(y + k * 0.82)}Z`
    );
  },
  D: (x, y, r) => {
    const k = round(r * 0.92);
    const c = round(r * 0.18);
    return (
      `M${x - k + c} ${y - k}h${2 * (k - c)}q${c} 0 ${c} ${c}v${2 * (k - c)}` +
      `q0 ${c} ${-c} ${c}h${-2 * (k - c)}q${-c} 0 ${-c} ${-c}v${-2 * (k - c)}` +
      `q0 ${-c} ${c} ${-c}Z`
    );
  },
  E: star,
};

export const shape = (mark: MarkLetter, x: number, y: number, r: number): string =>
  SHAPES[mark](x, y, r);

/** The baseline of a letter that looks centred in its mark. */
export function baseline(mark: MarkLetter, y: number, size: number): number {
  const low = mark === "C" ? 0.16 : mark === "E" ? 0.04 : 0;
  return round(y + size * (0.36 + low));
}

/** Amber needs a dark letter; the others a light one. */
export const letterColour = (mark: MarkLetter): string =>
  mark === "C" ? "var(--letter-dark)" : "var(--letter-light)";

export const markOf = (seat: number): MarkLetter => MARKS[seat] ?? "A";
