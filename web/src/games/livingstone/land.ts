// The drawn land of the board: hills, six terraces with cliffs, bank, river and falls, as paths.
import { between, dice, heightAt, line, ridge, shifted, tenth, type Point } from "../../parts/draw";
import type { Layout } from "./layout";

export interface Terrace {
  row: number;
  ground: string;
  shade: string | null;
  back: string | null;
  tufts: string;
  cliff: string;
  hatching: string;
  lip: string;
  lipLight: string;
  foot: string;
  boulders: string;
}

export interface Land {
  stars: { x: number; y: number; r: number; o: number }[];
  farHills: string;
  farHatching: string;
  nearHills: string;
  nearLine: string;
  terraces: Terrace[];
  bank: string;
  bankLine: string;
  surf: string;
  river: string;
  shore: string;
  ripples: string[];
  waves: string;
  falls: string;
  fallLines: string;
  spray: { x: number; y: number; r: number }[];
  reeds: string;
}

export function drawLand(l: Layout): Land {
  const d = dice(11);
  const { width: w, top, height: h, small } = l;
  const floor = `L${w} ${top + 40}L0 ${top + 40}Z`;
  const far = ridge(0, w, top * 0.66, top * 0.34, 5, 12);
  const near = ridge(0, w, top * 0.86, top * 0.2, 9, 12);
  const terraces: Terrace[] = [];
  let back = ridge(0, w, top + 1, small ? 3 : 5, 20);
  for (let row = 6; row >= 1; row--) {
    const { terrace, foot } = drawTerrace(l, row, back);
    terraces.push(terrace);
    back = foot;
  }
  const shore = ridge(0, w, l.riverTop, small ? 2 : 3.2, 71);
  const deep = `L${w} ${h}L0 ${h}Z`;
  return {
    stars: Array.from({ length: small ? 18 : 46 }, () => ({
      x: tenth(d.between(10, w - 10)),
      y: tenth(d.between(4, top * 0.7)),
      r: tenth(d.between(0.5, 1.2)),
      o: tenth(d.between(0.4, 0.9)),
    })),
    farHills: line(far) + floor,
    farHatching: small
      ? ""
      : Array.from({ length: 60 }, () =>
          hatch(far, d.between(10, w - 10), d.between(-3, -1), d.between(5, 10)),
        ).join(""),
    nearHills: line(near) + floor,
    nearLine: line(near),
    terraces,
    bank: line(back) + deep,
    bankLine: line(back),
    surf: line(shifted(shore, -3.5)) + deep,
    river: line(shore) + deep,
    shore: line(shore),
    ripples: [5, 9.5, 14.5].map((dy) => line(shifted(shore, dy * (small ? 0.6 : 1)))),
    waves: drawWaves(l),
    ...drawFalls(l),
    reeds: small ? "" : drawReeds(l),
  };
}

const hatch = (along: Point[], x: number, dx: number, dy: number): string =>
  `M${tenth(x)} ${tenth(heightAt(along, x) + 2)}l${tenth(dx)} ${tenth(dy)}`;

function drawTerrace(l: Layout, row: number, back: Point[]): { terrace: Terrace; foot: Point[] } {
  const d = dice(100 + row);
  const { width: w, small } = l;
  const y = l.rowTop(row);
  const drop = l.row * (small ? 0.17 : 0.2);
  const lip = ridge(0, w, y + l.row - drop, small ? 3 : 7.5, 30 + row, 7);
  const wobble = ridge(0, w, 0, 1, 50 + row, 7);
  const foot: Point[] = lip.map(([x, ly], i) => [x, ly + drop * (0.62 + 0.46 * wobble[i]![1])]);
  const tufts = Array.from({ length: small ? 10 : 26 }, () => {
    const s = d.between(0.6, 1.05) * (small ? 0.7 : 1);
    const at = `M${tenth(d.between(6, w - 6))} ${tenth(d.between(y + l.row * 0.2, y + l.row * 0.74))}`;
    return (
      `${at}l${tenth(-2.5 * s)} ${tenth(-4 * s)}m${tenth(2.5 * s)} ${tenth(4 * s)}` +
      `l0 ${tenth(-5.5 * s)}m0 ${tenth(5.5 * s)}l${tenth(2.6 * s)} ${tenth(-4.2 * s)}`
    );
  });
  let hatching = "";
  for (let x = 3; x < w; x += d.of(small ? [2, 2.6, 4, 8] : [2.2, 2.6, 3, 3.4, 5, 9, 14])) {
    const high = heightAt(lip, x);
    const length = (heightAt(foot, x) - high) * d.of([0.35, 0.5, 0.8, 0.95, 0.6]);
    hatching += `M${tenth(x)} ${tenth(high + 0.8)}l${tenth(d.between(-1.4, 0.6))} ${tenth(length)}`;
  }
  const boulders = small
    ? ""
    : Array.from({ length: 16 }, () => {
        const x = d.between(4, w - 8);
        return (
          `M${tenth(x)} ${tenth(heightAt(foot, x) + 0.5)}` +
          `q1 -${tenth(d.between(2.5, 4.5))} ${tenth(d.between(3, 6))} -2.2q3 0 3.5 3z`
        );
      }).join("");
  const terrace = {
    row,
    ground: between(back, lip),
    shade: row < 6 ? between(back, shifted(back, l.row * 0.1)) : null,
    back: row === 6 ? line(back) : null,
    tufts: tufts.join(""),
    cliff: between(lip, foot),
    hatching,
    lip: line(lip),
    lipLight: line(shifted(lip, -1.6)),
    foot: line(foot),
    boulders,
  };
  return { terrace, foot };
}

function drawWaves(l: Layout): string {
  const d = dice(12);
  const k = l.small ? 0.65 : 1;
  return Array.from({ length: l.small ? 26 : 70 }, () => {
    const length = d.between(7, 10) * k;
    const crest = `M${tenth(d.between(4, l.width - 60))} ${tenth(d.between(l.riverTop + 20 * k, l.height - 6))}`;
    const swell = `q${tenth(length / 2)} ${tenth(-length * 0.32)} ${tenth(length)} 0`;
    return crest + swell + `t${tenth(length)} 0`.repeat(d.of([1, 2, 2, 3]));
  }).join("");
}

function drawFalls(l: Layout): Pick<Land, "falls" | "fallLines" | "spray"> {
  const d = dice(13);
  const k = l.small ? 0.6 : 1;
  const x = l.edges[10]! + 20 * k;
  const y = l.riverTop;
  const count = l.small ? 8 : 15;
  const lines = Array.from({ length: count }, (_, i) => {
    const at = x - 10 * k + (i / (count - 1)) * (l.width - x);
    return (
      `M${tenth(at)} ${tenth(y + 3 + d.between(0, 5))}` +
      `C${tenth(at + 22 * k)} ${tenth(y + 10 * k)} ${tenth(at + 26 * k)} ${tenth(y + l.river * 0.45)}` +
      ` ${tenth(at + (26 + d.between(-3, 3)) * k)} ${tenth(y + l.river * d.between(0.55, 0.9))}`
    );
  });
  return {
    falls:
      `M${x - 16 * k} ${y + 2}` +
      `C${x + 16 * k} ${y + 6} ${x + 22 * k} ${y + l.river * 0.5} ${x + 20 * k} ${l.height}` +
      `H${l.width}V${y - 2}Z`,
    fallLines: lines.join(""),
    spray: Array.from({ length: 7 }, (_, i) => ({
      x: tenth(x + 20 * k + i * 17 * k),
      y: tenth(l.height - 2 - d.between(0, 9) * k),
      r: tenth(d.between(13, 18) * k),
    })),
  };
}

function drawReeds(l: Layout): string {
  const d = dice(14);
  const roots = [
    l.edges[6]! + 4,
    l.edges[7]! - 20,
    l.edges[9]! + 10,
    l.edges[2]! - 8,
    l.edges[1]! + 3,
  ];
  return roots
    .flatMap((x) =>
      [-5, 0, 4, 8].map(
        (dx) =>
          `M${x + dx} ${l.riverTop + 7}` +
          `q${tenth(d.between(-2, 2))} -10 ${tenth(d.between(-4, 4))} -${tenth(d.between(14, 21))}`,
      ),
    )
    .join("");
}
