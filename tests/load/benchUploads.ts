import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompetitionList, EventList } from '../../domain/contract.ts';
import { demoProviders } from '../../server/demo/demoProviders.ts';
import { openGroup, readBoard } from '../e2e/voting.ts';
import { ServerProcess } from '../support/serverProcess.ts';
import { atMost, type Line } from './benchLine.ts';
import { runLoad, type LoadResult } from './loadLoop.ts';
import { readMetrics } from './readMetrics.ts';
import { smsRequest } from './smsRequest.ts';
import type { UploadsToSend } from './uploadClients.ts';

const MEGABYTE = 1_000_000;
const SIZE = 200 * MEGABYTE;
const AT_ONCE = 20;
const VOTES = { connections: 60, rate: 300 };
const SECONDS = 10;

/** What one large upload takes of memory, and what twenty at once do to votes. */
export async function benchUploads(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const competition = await competitionWithVideo(server.origin);
  const uploads = uploader(server, competition);
  const votes = await voteLoad(server);
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

/** Begins uploads that go on until they are stopped. */
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

async function competitionWithVideo(origin: string): Promise<string> {
  const read = async <T>(path: string) => (await (await fetch(`${origin}/api${path}`)).json()) as T;
  for (const event of (await read<EventList>('/event')).data) {
    const { data } = await read<CompetitionList>(`/competition/${event.id}`);
    const found = data.find(({ slug }) => slug === 'choirs-of-the-season');
    if (found) return found.id;
  }
  throw new Error('the demo has no competition with video');
}

/** Bytes that a process holds in memory. */
function memoryOf({ pid }: ServerProcess): number {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1_024;
}

/** Looks often until it is asked for the most that it saw. */
function watchMemory(server: ServerProcess): () => number {
  let most = memoryOf(server);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server));
  }, 10);
  return () => {
    clearInterval(timer);
    return Math.max(most, memoryOf(server));
  };
}

/** Of two runs the one that the machine disturbed less. */
async function quieter(run: () => Promise<LoadResult>): Promise<LoadResult> {
  const [first, second] = [await run(), await run()];
  return second.p99 < first.p99 ? second : first;
}

async function voteLoad(server: ServerProcess): Promise<(name: string) => Promise<LoadResult>> {
  const [provider] = demoProviders;
  if (!provider) throw new Error('there is no operator');
  const codes = openGroup(await readBoard(server)).participants.map(({ sms_code }) => sms_code);
  const { port } = server;
  const target = { port, provider: provider.id, secret: provider.secret, shortCode: provider.short_code };
  let runs = 0;
  return (name) => {
    const run = `${name}-${(runs += 1)}`;
    const request = (index: number) =>
      smsRequest(target, run, index + runs * 100_000, codes[index % codes.length] ?? '');
    return runLoad({ port, ...VOTES, seconds: SECONDS, request });
  };
}
