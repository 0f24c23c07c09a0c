import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { competitionAt } from '../../support/catalogue/competitionAt.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { memoryOf, watchMemory } from '../measures/memory.ts';
import { readMetrics } from '../measures/readMetrics.ts';
import type { UploadsToSend } from './uploadClients.ts';
import { quieter, voteLoad } from '../clients/voteLoad.ts';

const MEGABYTE = 1_000_000;
const SIZE = 200 * MEGABYTE;
const AT_ONCE = 20;
const SECONDS = 10;

/** Measures the memory that one large upload takes, and what twenty at the same time do to votes. */
export async function benchUploads(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const competition = await competitionAt(server.origin, 'choirs-of-the-season');
  const uploads = uploader(server, competition);
  const votes = await voteLoad(server, SECONDS);
  await votes('warm');
  await uploads(1, 20 * MEGABYTE);
  const before = memoryOf(server);
  const peak = watchMemory(server);
  const [alone = Number.NaN] = await uploads(1, SIZE);
  const added = peak() - before;
  const quiet = await quieter(() => votes('alone'));
  await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  const busyPeak = watchMemory(server);
  const stop = sendMeanwhile(server, competition);
  const beside = await quieter(() => votes('uploads'));
  const addedByAll = busyPeak() - before;
  await stop();
  const [delay = Number.NaN] = await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  await server.remove();
  return [
    atMost('memory that an upload of 200 MB adds', added / MEGABYTE, 'MB', { floor: 48, aim: 32 }),
    atMost('time of it', alone, 'ms'),
    atMost('memory that twenty at once add', addedByAll / MEGABYTE, 'MB'),
    atMost('vote p99 at 300 a second, alone', quiet.p99, 'ms'),
    atMost('vote p99 beside twenty uploads of 200 MB, as fast as they go', beside.p99, 'ms'),
    atMost('ratio of the two', beside.p99 / quiet.p99, '', { floor: 2 }),
    atMost('event-loop delay p99 beside them', delay * 1_000, 'ms', { floor: 100, aim: 30 }),
    atMost('failed votes', quiet.failures + beside.failures, '', { floor: 0 }),
  ];
}

function uploader({ origin }: ServerProcess, competition: string) {
  let runs = 0;
  return async (count: number, bytes: number): Promise<number[]> => {
    const run = `bench-${(runs += 1)}`;
    const clients = startClients({ origin, competition, count, bytes, run });
    const [times] = (await once(clients, 'message')) as [number[]];
    return times;
  };
}

/**
 * Starts twenty uploads in another process.
 * @returns a function that stops them
 */
function sendMeanwhile({ origin }: ServerProcess, competition: string): () => Promise<unknown> {
  const clients = startClients({ origin, competition, count: AT_ONCE, bytes: SIZE, run: 'meanwhile' });
  return async () => {
    const ended = once(clients, 'exit');
    clients.kill();
    await ended;
  };
}

const startClients = (uploads: UploadsToSend) =>
  fork(join(import.meta.dirname, 'uploadClients.ts'), [JSON.stringify(uploads)]);
