import { setTimeout as sleep } from 'node:timers/promises';
import type { Board } from '../../../domain/contract.ts';
import { startPostgres } from '../../support/database/postgresServer.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { openEventStream, type EventStream } from '../../support/voting/eventStream.ts';
import { quantiles } from '../clients/loadLoop.ts';
import { RawConnection } from '../clients/rawConnection.ts';
import { smsVoter } from '../clients/smsVoter.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { manyViewers, pollBehindCache } from './audience/viewers.ts';
import { ensurePrograms } from './ensurePrograms.ts';

const VOTES = 200;
/**
 * The pause (ms) between votes is random, so that votes arrive at any moment between two versions of the
 * board.
 */
const PAUSE_MS = { least: 50, spread: 400 };
/** How long (ms) both nodes are asked for the board while votes arrive. */
const COMPARED_FOR_MS = 15_000;

/** Proves that the audience sees the same whichever of two nodes answers. */
export async function prove(): Promise<Line[]> {
  ensurePrograms({ nginx: 'nginx' });
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const settings = { DATABASE_URL: postgres.urlOf('season'), LOG_LEVEL: 'silent' };
  const first = await ServerProcess.start({ settings });
  const second = await ServerProcess.start({
    settings: { ...settings, SAWT_KEYS_DIR: `${first.folder}/keys` },
  });
  const lines = [
    ...(await compareNodes(first, second)),
    await seenElsewhere('a vote at the publishing node seen at the other', first, second),
    await seenElsewhere('a vote at the other node seen at the publishing one', second, first),
    ...(await pollBehindCache([first, second])),
    ...(await manyViewers([first, second], 5_000, { floor: 1_500 })),
    // More than two cores carry, which voters, nodes, nginx and viewers share: the figure says by how much.
    ...(await manyViewers([first, second], 15_000, { aim: 1_500 })),
    ...(await losePublisher(first, second)),
  ];
  await first.remove();
  await second.remove();
  await postgres.stop();
  return lines;
}

/**
 * Asks both nodes for the board while votes arrive at both. Each board version must have the same bytes at
 * both.
 */
async function compareNodes(first: ServerProcess, second: ServerProcess): Promise<Line[]> {
  const nodes = [first, second];
  const bodies = new Map<string, Set<string>>();
  const seen = nodes.map(() => new Set<string>());
  let wholeBoards = 0;
  let resumed = 0;
  const voters = await Promise.all(nodes.map(voterOf));
  const end = performance.now() + COMPARED_FOR_MS;
  while (performance.now() < end) {
    await Promise.all(voters.map((vote) => vote()));
    const boards = await Promise.all(nodes.map(readBoard));
    boards.forEach(({ board, tag }, node) => {
      seen[node]?.add(board.version);
      bodies.set(
        board.version,
        (bodies.get(board.version) ?? new Set()).add(tag + JSON.stringify(board.data)),
      );
    });
    const [held] = boards;
    await sleep(500);
    const stream = await openEventStream(streamOf(second, held?.board.version));
    const { event } = await stream.next();
    stream.close();
    resumed += 1;
    if (event === 'board') wholeBoards += 1;
  }
  const shared = [...(seen[0] ?? [])].filter((version) => seen[1]?.has(version));
  const different = [...bodies.values()].filter((forms) => forms.size > 1).length;
  const atRest = await Promise.all(nodes.map(readBoard));
  const unequal = atRest[0]?.tag === atRest[1]?.tag ? 0 : 1;
  return [
    atLeast('versions seen at both nodes', shared.length, '', { floor: 10 }),
    atMost('of them, with other bytes or another ETag', different, '', { floor: 0 }),
    atMost('different ETags at rest', unequal, '', { floor: 0 }),
    atLeast('streams resumed at one node with a version of the other', resumed, '', { floor: 10 }),
    atMost('of them, that cost a whole board', wholeBoards, '', { floor: 0 }),
  ];
}

async function seenElsewhere(what: string, from: ServerProcess, at: ServerProcess): Promise<Line> {
  const vote = await voterOf(from);
  const stream = await openEventStream(streamOf(at, (await readBoard(at)).board.version));
  const waits: number[] = [];
  for (let count = 0; count < VOTES; count += 1) {
    await sleep(PAUSE_MS.least + Math.random() * PAUSE_MS.spread);
    const sent = performance.now();
    await vote();
    await nextVotes(stream);
    waits.push(performance.now() - sent);
  }
  stream.close();
  return atMost(`${what}, p95`, quantiles(waits).p95, 'ms', { floor: 400 });
}

/**
 * Kills the node that publishes the board. The other must go on, and must know the versions that the dead
 * one published.
 */
async function losePublisher(first: ServerProcess, second: ServerProcess): Promise<Line[]> {
  const { board } = await readBoard(first);
  const vote = await voterOf(second);
  await first.kill();
  const killed = performance.now();
  const stream = await openEventStream(streamOf(second, board.version));
  await vote();
  const { event } = await nextChange(stream);
  const passed = (performance.now() - killed) / 1_000;
  stream.close();
  return [
    atMost('the publishing node killed: the next vote is seen after', passed, 's', { floor: 10, aim: 4 }),
    atMost('whole boards after it', event === 'board' ? 1 : 0, '', { floor: 0 }),
  ];
}

let runs = 0;

/**
 * Connects a voter to a node.
 * @returns a function that sends one vote and waits for its reply
 */
async function voterOf(server: ServerProcess): Promise<() => Promise<void>> {
  const request = await smsVoter(server);
  const connection = await RawConnection.open(server.port);
  const run = `audience-${(runs += 1)}`;
  let index = 0;
  return async () => {
    const { status } = await connection.send(request(run, (index += 1)));
    if (status !== 200) throw new Error(`a vote was answered with ${status}`);
  };
}

async function readBoard(server: ServerProcess): Promise<{ board: Board; tag: string }> {
  const response = await fetch(`${server.origin}/api/voter/participants`);
  return { board: (await response.json()) as Board, tag: response.headers.get('etag') ?? '' };
}

const streamOf = (server: ServerProcess, since = '') => `${server.origin}/api/voter/stream?since=${since}`;

async function nextChange(stream: EventStream): Promise<{ event: string; data: unknown }> {
  for (;;) {
    const next = await stream.next();
    if (next.event !== 'time') return next;
  }
}

/**
 * Waits for the next change of the board.
 * @throws Error if it is not a delta of votes
 */
async function nextVotes(stream: EventStream): Promise<void> {
  const { event } = await nextChange(stream);
  if (event !== 'votes') throw new Error(`the stream sent ${event}`);
}
