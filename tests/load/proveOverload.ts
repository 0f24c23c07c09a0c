import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess } from '../support/serverProcess.ts';
import { atLeast, atMost, type Line } from './benchLine.ts';
import { quantiles, runLoad } from './loadLoop.ts';
import { watchMemory } from './memory.ts';
import { RawConnection } from './rawConnection.ts';
import { readMetrics } from './readMetrics.ts';
import { smsVoter } from './smsVoter.ts';

const SECONDS = 20;
/** Half of what the writer's queue holds keeps it busy without a refusal; five times as many are more than it holds. */
const CALLERS = { full: 1_000, overload: 5_000 };
const CALLERS_PER_ADDRESS = 2_000;
/** A crowd comes within this time (ms), and not in one instant. */
const COMING_MS = 2_000;
const MEGABYTE = 1_000_000;
/** What votes at 500 a second take again when it is over (ms). */
const USUAL_P99_MS = 80;
const PATIENCE_S = 30;

/** Five times the callers that the server can hold: it serves as many as before, and refuses the rest at once. */
export async function prove(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const vote = await smsVoter(server);
  await callers(server, CALLERS.full, 5, (index) => vote('warm', index));
  const full = await callers(server, CALLERS.full, SECONDS, (index) => vote('full', index));
  const peak = watchMemory(server);
  const heap = watchHeap(server);
  const over = await callers(server, CALLERS.overload, SECONDS, (index) => vote('over', index));
  const memory = peak();
  const inHeap = await heap();
  const recovery = await recoveryOf(server, (run, index) => vote(run, index));
  await server.remove();
  const refusals = quantiles(over.refused);
  return [
    atLeast('votes a second, 1,000 callers', full.served.length / SECONDS, '/s'),
    atLeast('votes a second, 5,000 callers', over.served.length / SECONDS, '/s'),
    atLeast('goodput', over.served.length / full.served.length, '', { floor: 0.8, aim: 0.95 }),
    atLeast('calls a second that were offered', (over.served.length + over.refused.length) / SECONDS, '/s'),
    atLeast('refused with 503 or 429', over.refused.length, ''),
    atMost('p99 of a refusal', over.refused.length > 0 ? refusals.p99 : 0, 'ms', { floor: 250, aim: 100 }),
    atMost('p99 of a vote that was taken', quantiles(over.served).p99, 'ms'),
    atMost('memory', memory / MEGABYTE, 'MB', { floor: 512, aim: 350 }),
    atMost('of it in use by JavaScript, at most seen', inHeap / MEGABYTE, 'MB'),
    atMost('usual again after', recovery, 's', { floor: 10, aim: 3 }),
    atMost('answers of any other kind, and cut connections', full.other + over.other, '', { floor: 0 }),
  ];
}

type Called = { served: number[]; refused: number[]; other: number };

/** Callers who send another vote when one is taken, and the same again, after the wait that is asked for, when not. */
async function callers(
  { port }: ServerProcess,
  count: number,
  seconds: number,
  request: (index: number) => Buffer,
): Promise<Called> {
  const called: Called = { served: [], refused: [], other: 0 };
  const connections: RawConnection[] = [];
  for (let first = 0; first < count; first += 500)
    connections.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(500, count - first) }, (_, each) =>
          RawConnection.open(port, `127.0.2.${1 + Math.floor((first + each) / CALLERS_PER_ADDRESS)}`),
        ),
      )),
    );
  const end = performance.now() + seconds * 1_000;
  let index = 0;
  const call = async (connection: RawConnection, number: number) => {
    await sleep((number / count) * COMING_MS);
    let bytes = request(index++);
    while (performance.now() < end) {
      const start = performance.now();
      const { status, retryAfter } = await connection.send(bytes);
      if (performance.now() > end) return;
      if (status === 200) {
        called.served.push(performance.now() - start);
        bytes = request(index++);
      } else if (status === 503 || status === 429) {
        called.refused.push(performance.now() - start);
        await sleep((retryAfter ?? 1) * 1_000);
      } else called.other += 1;
    }
  };
  const ended = await Promise.allSettled(connections.map(call));
  called.other += ended.filter(({ status }) => status === 'rejected').length;
  for (const connection of connections) connection.close();
  return called;
}

/** Asks now and then until it is asked for the most that it was told. */
function watchHeap(server: ServerProcess): () => Promise<number> {
  const told: Promise<number[]>[] = [];
  const timer = setInterval(() => told.push(readMetrics(server, 'nodejs_heap_size_used_bytes')), 2_000);
  return async () => {
    clearInterval(timer);
    return Math.max(...(await Promise.all(told)).flat());
  };
}

/** Seconds until a second of votes at 500 a second is answered as fast as ever, and whole. */
async function recoveryOf(
  { port }: ServerProcess,
  vote: (run: string, index: number) => Buffer,
): Promise<number> {
  const start = performance.now();
  for (let second = 0; second < PATIENCE_S; second += 1) {
    const request = (index: number) => vote(`after-${second}`, index);
    const { p99, failures } = await runLoad({ port, connections: 50, seconds: 1, rate: 500, request });
    if (failures === 0 && p99 <= USUAL_P99_MS) return (performance.now() - start) / 1_000 - 1;
  }
  return Number.POSITIVE_INFINITY;
}
