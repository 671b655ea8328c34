// Iterations a second of boardgame.io's own search bot at the first move of noughts and crosses.

const { MCTSBot } = require("boardgame.io/ai");
const { InitializeGame } = require("boardgame.io/internal");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const ITERATIONS = 200;
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, ctx }, cell) => { G.cells[cell] = ctx.currentPlayer; } },
  endIf: ({ G, ctx }) => {
    const owns = (cell) => G.cells[cell] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(owns))) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};
const enumerate = (G) =>
  G.cells.flatMap((mark, cell) => (mark === null ? [{ move: "mark", args: [cell] }] : []));

async function main() {
  const seconds = Number(process.argv[2]);
  const bot = new MCTSBot({ game, enumerate, seed: "serai", iterations: ITERATIONS, playoutDepth: 9 });
  const start = process.cpuUsage();
  const spent = () => { const used = process.cpuUsage(start); return (used.user + used.system) / 1e6; };
  let done = 0;
  while (spent() < seconds) {
    await bot.play(InitializeGame({ game }), "0");
    done += ITERATIONS;
  }
  console.log(done / spent());
}

main();
