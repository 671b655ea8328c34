// The little Markdown our rulebooks use: paragraphs, lists, tables, bold, code. Parsed to plain data,
// so that nothing is ever put into the page as HTML.

export interface Span {
  text: string;
  kind: "plain" | "bold" | "code" | "italic";
}
export interface Table {
  kind: "table";
  heading: Span[][];
  rows: Span[][][];
}
export type Block = { kind: "paragraph" | "list"; lines: Span[][] } | Table;

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), kind: "bold" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), kind: "code" };
      if (part.startsWith("*") && part.length > 2)
        return { text: part.slice(1, -1), kind: "italic" };
      return { text: part, kind: "plain" };
    });
}

/** Rows between bars: a heading, a line of dashes, and the rest. */
function table(lines: string[]): Table {
  const cells = (line: string): Span[][] =>
    line
      .trim()
      .slice(1, -1)
      .split("|")
      .map((cell) => spans(cell.trim()));
  const [heading = [], , ...rows] = lines.map(cells);
  return { kind: "table", heading, rows };
}

export function blocks(markdown: string): Block[] {
  const made: Block[] = [];
  for (const chunk of markdown.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").filter((line) => line.trim() !== "");
    if (lines.length && lines.every((line) => line.startsWith("|"))) {
      made.push(table(lines));
      continue;
    }
    const items = lines.filter((line) => /^\s*([-*]|\d+\.) /.test(line));
    const prose = lines.filter((line) => !items.includes(line));
    if (prose.length) made.push({ kind: "paragraph", lines: [spans(prose.join(" "))] });
    if (items.length)
      made.push({
        kind: "list",
        lines: items.map((line) => spans(line.replace(/^\s*([-*]|\d+\.) /, ""))),
      });
  }
  return made;
}
