// The pens of the cards' vignettes: one for outlines, one for shading.

export const pen = {
  stroke: "var(--card-ink)",
  "stroke-width": 1.2,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

export const fine = {
  stroke: "var(--card-ink)",
  "stroke-width": 0.7,
  fill: "none",
  opacity: 0.55,
  "stroke-linecap": "round",
} as const;
