// The load of bench/server.py on boardgame.io's own server: two people a table with a live
// connection each, one move after another, timed until the other person has the new state, and
// one match after another, as long as those of Serai.
// bench/server.py fetches the packages it needs (later Koa versions than those named there compose
// too early for it, and its lobby is then not found).

const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { open } = require("node:fs/promises");
const { Server, FlatFile } = require("boardgame.io/server");
const { io } = require("socket.io-client");

const [tables, seconds, warmUp, storage, folder, moves] = process.argv.slice(2);

// A state about as large as a view of LivingStone, with one secret a seat.
const game = {
  name: "busy",
  setup: () => ({
    board: Array.from({ length: 60 }, (_, n) => ({ column: n % 10, row: n % 6, tents: 0 })),
    hands: [[1, 2, 3], [4, 5, 6]],
    points: [0, 0],
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  moves: {
    place: ({ G, ctx, events }, site) => {
      G.board[site].tents += 1;
      G.points[Number(ctx.currentPlayer)] += 1;
      events.endTurn();
    },
  },
  endIf: ({ G }) => (G.points[0] + G.points[1] >= Number(moves) ? { over: true } : undefined),
};

// Files that have reached the disk before anybody is told, as Serai promises it.
class SyncedFiles extends FlatFile {
  async setState(id, state, deltalog) {
    await super.setState(id, state, deltalog);
    const written = deltalog && deltalog.length ? [id, `${id}:log`] : [id];
    for (const key of written) {
      const file = await open(this.games.getDatumPath(key), "r+");
      await file.datasync();
      await file.close();
    }
  }
}

const STORAGES = {
  files: () => new FlatFile({ dir: folder }),
  synced: () => new SyncedFiles({ dir: folder }),
  memory: () => undefined,
};

async function serve() {
  const db = STORAGES[storage]();
  const server = Server({ games: [game], db, origins: ["http://127.0.0.1"] });
  const running = await server.run({ port: 0, callback: () => {} });
  process.send(running.appServer.address().port);
}

async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function sit(url, matchID, playerID, credentials, onState) {
  const socket = io(`${url}/${game.name}`, { transports: ["websocket"], forceNew: true });
  socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
  socket.on("sync", (_id, synced) => onState(synced.state, socket));
  socket.on("update", (_id, state) => onState(state, socket));
}

// Nobody moves before all tables are full.
let going = false;
const held = [];

async function busyTable(url, seen) {
  let ended = 0;
  const { matchID } = await post(`${url}/games/${game.name}/create`, { numPlayers: 2 });
  const played = new Map();
  for (const playerID of ["0", "1"]) {
    const body = { playerID, playerName: playerID };
    const { playerCredentials } = await post(`${url}/games/${game.name}/${matchID}/join`, body);
    const move = (socket, number) => {
      played.set(number, { at: performance.now(), playerID });
      const payload = { type: "place", args: [number % 60], playerID, credentials: playerCredentials };
      socket.emit("update", { type: "MAKE_MOVE", payload }, number, matchID, playerID);
    };
    await new Promise((synced) => {
      sit(url, matchID, playerID, playerCredentials, (state, socket) => {
        synced();
        const number = state._stateID;
        const moment = played.get(number - 1);
        if (moment && moment.playerID !== playerID) seen(moment.at);
        played.delete(number - 2);
        if (state.ctx.gameover) {
          socket.close();
          ended += 1;
          if (ended === 2) busyTable(url, seen);
          return;
        }
        if (state.ctx.currentPlayer !== playerID || played.has(number)) return;
        if (going) move(socket, number);
        else held.push(() => move(socket, number));
      });
    });
  }
}

// What a process has used so far, all its threads together, in clock ticks of a hundredth second.
function processorSeconds(child) {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function measure(port, child) {
  const url = `http://127.0.0.1:${port}`;
  let begin = Infinity;
  let end = Infinity;
  const waits = [];
  const seen = (at) => {
    const now = performance.now();
    if (begin <= at && now <= end) waits.push(now - at);
  };
  for (let n = 0; n < tables; n += 1) await busyTable(url, seen);
  going = true;
  for (const move of held) move();
  begin = performance.now() + warmUp * 1000;
  end = begin + seconds * 1000;
  const until = (moment) => new Promise((r) => setTimeout(r, moment - performance.now()));
  await until(begin);
  const before = processorSeconds(child);
  await until(end);
  const used = processorSeconds(child) - before;
  waits.sort((a, b) => a - b);
  const at = (share) => Number(waits[Math.floor(waits.length * share)].toFixed(1));
  const rate = Number((waits.length / seconds).toFixed(1));
  const byProcessor = Number((waits.length / used).toFixed(1));
  const waited = { p50_ms: at(0.5), p99_ms: at(0.99) };
  const told = { moves_per_second: rate, ...waited, moves_per_processor_second: byProcessor };
  console.log(JSON.stringify(told));
}

if (process.send) {
  process.on("disconnect", () => process.exit(0));
  serve();
} else {
  const child = fork(__filename, process.argv.slice(2), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.once("message", async (port) => {
    await measure(port, child);
    child.kill();
    process.exit(0);
  });
}
