import { setTimeout as sleep } from 'node:timers/promises';
import { piecesBetween } from '../../../domain/boardSteps.ts';
import type { BoardPointer } from '../../../domain/contract.ts';
import { startPostgres, type PostgresServer } from '../../support/database/postgresServer.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { bytesOf, pageOpen } from '../clients/bytesOf.ts';
import { runLoad } from '../clients/loadLoop.ts';
import { getRequest } from '../clients/smsRequest.ts';
import { smsVoter } from '../clients/smsVoter.ts';
import { atLeast, type Line } from '../measures/benchLine.ts';
import { processorTimeOf } from '../measures/processorTime.ts';

/** As many votes as the node counts at once: with full batches, as at the peak of a final. */
const VOTES = { connections: 300 };
const CALLS = { connections: 50, rate: 1_000 };
const SECONDS = 20;
const IDLE_MS = 5_000;
/** How many polls are weighed, one a second while votes arrive. */
const POLLS = 10;
const POINTER = '/api/voter/board';
const PAGE = '/vote?lng=ar';

/** Measures on one node and PostgreSQL what a vote, a call of a cache, a poll and a page open cost. */
export async function measureCosts(): Promise<Line[]> {
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const node = await ServerProcess.start({
    settings: { DATABASE_URL: postgres.urlOf('season'), LOG_LEVEL: 'silent' },
  });
  const vote = await smsVoter(node);
  const votes = (run: string, seconds: number) =>
    runLoad({ port: node.port, ...VOTES, seconds, request: (index) => vote(run, index) });
  const measured = meter(node, postgres);
  await votes('warm', 8);
  const idle = await measured(() => sleep(IDLE_MS));
  let counted = 0;
  const voting = await measured(async () => {
    counted = (await votes('cost', SECONDS)).requests;
  });
  const [polls] = await Promise.all([weighPolls(node.port), votes('polled', POLLS + 1)]);
  const pointer = getRequest(POINTER);
  const calling = await measured(() =>
    runLoad({ port: node.port, ...CALLS, seconds: SECONDS, request: () => pointer }),
  );
  const page = await pageOpen(node.port, PAGE);
  const document = await bytesOf(node.port, PAGE);
  await node.remove();
  await postgres.stop();
  const usPer = (used: Used, count: number, of: 'node' | 'database') =>
    ((used[of] - (idle[of] * used.ms) / idle.ms) * 1_000) / count;
  return [
    atLeast('votes a second', counted / SECONDS, '/s'),
    atLeast('nodeUsPerVote', usPer(voting, counted, 'node'), 'us'),
    atLeast('databaseUsPerVote', usPer(voting, counted, 'database'), 'us'),
    atLeast('nodeUsPerOriginCall', usPer(calling, CALLS.rate * SECONDS, 'node'), 'us'),
    atLeast('callsPerPoll', polls.calls / POLLS, ''),
    atLeast('bytesPerPoll', polls.bytes / POLLS, 'B'),
    atLeast('callsPerFirstOpen', page.calls, ''),
    atLeast('bytesPerFirstOpen', page.bytes, 'B'),
    atLeast('bytesPerDocument', document, 'B'),
  ];
}

/** Processor time and time, in milliseconds. */
type Used = { node: number; database: number; ms: number };

function meter(node: ServerProcess, postgres: PostgresServer) {
  const now = (): Used => ({
    node: processorTimeOf(node.pid!),
    database: processorTimeOf(postgres.processId()),
    ms: performance.now(),
  });
  return async (work: () => Promise<unknown>): Promise<Used> => {
    const before = now();
    await work();
    const after = now();
    return {
      node: after.node - before.node,
      database: after.database - before.database,
      ms: after.ms - before.ms,
    };
  };
}

/** Polls the board as a browser does, once a second, and weighs the pointer and the pieces since the last poll. */
async function weighPolls(port: number): Promise<{ calls: number; bytes: number }> {
  const total = { calls: 0, bytes: 0 };
  const add = (bytes: number) => {
    total.calls += 1;
    total.bytes += bytes;
  };
  let held = await pointerAt(port);
  for (let poll = 0; poll < POLLS; poll += 1) {
    await sleep(1_000);
    add(await bytesOf(port, POINTER));
    const next = await pointerAt(port);
    for (const version of piecesBetween(held.version, next) ?? [])
      add(await bytesOf(port, `/api/voter/deltas/${next.competition}/${version}`));
    held = next;
  }
  return total;
}

async function pointerAt(port: number): Promise<BoardPointer> {
  return (await (await fetch(`http://127.0.0.1:${port}${POINTER}`)).json()) as BoardPointer;
}
