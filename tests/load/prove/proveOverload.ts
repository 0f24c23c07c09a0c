import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { callAsCrowd } from './crowd.ts';
import { quantiles, runLoad } from '../clients/loadLoop.ts';
import { watchMemory } from '../measures/memory.ts';
import { readMetrics } from '../measures/readMetrics.ts';
import { smsVoter } from '../clients/smsVoter.ts';

const SECONDS = 20;
/**
 * `full` callers keep the writer's queue busy, and none is refused. Of `overload` callers, most are
 * refused.
 */
const CALLERS = { full: 1_000, overload: 5_000 };
/** How many callers begin in a millisecond: even a crowd does not begin in one instant. */
const COMING_PER_MS = 2.5;
const MEGABYTE = 1_000_000;
/**
 * After the overload, service is back to normal when the p99 (ms) of votes at 500 a second is at most this.
 */
const USUAL_P99_MS = 80;
const PATIENCE_S = 30;

/**
 * Sends five times as many callers as the server can hold. The server must serve as many as without the
 * surplus, and refuse the rest at once. Votes slow down as the ledger grows, so the result is compared with
 * the seconds before and after.
 */
export async function prove(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const vote = await smsVoter(server);
  const crowd = (name: string, count: number, seconds: number) =>
    callAsCrowd({
      port: server.port,
      count,
      seconds,
      comingMs: count / COMING_PER_MS,
      request: (index) => vote(name, index),
    });
  await crowd('warm', CALLERS.full, 5);
  const before = await crowd('before', CALLERS.full, SECONDS / 2);
  const peak = watchMemory(server);
  const heap = watchHeap(server);
  const ownDelay = monitorEventLoopDelay({ resolution: 1 });
  ownDelay.enable();
  const over = await crowd('over', CALLERS.overload, SECONDS);
  ownDelay.disable();
  const memory = peak();
  const inHeap = await heap();
  const recovery = await recoveryOf(server, (run, index) => vote(run, index));
  const after = await crowd('then', CALLERS.full, SECONDS / 2);
  const fullPerSecond = (before.served.length + after.served.length) / SECONDS;
  await server.remove();
  const refusals = quantiles(over.refused);
  return [
    atLeast('votes a second, 1,000 callers, before', before.served.length / (SECONDS / 2), '/s'),
    atLeast('votes a second, 1,000 callers, after', after.served.length / (SECONDS / 2), '/s'),
    atLeast('votes a second, 5,000 callers', over.served.length / SECONDS, '/s'),
    atLeast('goodput', over.served.length / SECONDS / fullPerSecond, '', { floor: 0.8, aim: 0.95 }),
    atLeast('calls a second that were offered', (over.served.length + over.refused.length) / SECONDS, '/s'),
    atLeast('refused with 503 or 429', over.refused.length, ''),
    atMost('p99 of a refusal', over.refused.length > 0 ? refusals.p99 : 0, 'ms', { floor: 250, aim: 100 }),
    atMost('p99 of a vote that was taken', quantiles(over.served).p99, 'ms'),
    // The latencies include how late the callers themselves are, so show that too.
    atMost("event-loop delay p99 of the callers' own process", ownDelay.percentile(99) / 1e6, 'ms'),
    atMost('memory', memory / MEGABYTE, 'MB', { floor: 512, aim: 350 }),
    atMost('of it in use by JavaScript, at most seen', inHeap / MEGABYTE, 'MB'),
    atMost('usual again after', recovery, 's', { floor: 10, aim: 3 }),
    atMost('answers of any other kind, and cut connections', before.other + over.other + after.other, '', {
      floor: 0,
    }),
  ];
}

/**
 * Samples the server's JavaScript heap every two seconds.
 * @returns a function that ends the sampling and returns the largest value
 */
function watchHeap(server: ServerProcess): () => Promise<number> {
  const samples: Promise<number[]>[] = [];
  const timer = setInterval(() => samples.push(readMetrics(server, 'nodejs_heap_size_used_bytes')), 2_000);
  return async () => {
    clearInterval(timer);
    return Math.max(...(await Promise.all(samples)).flat());
  };
}

/**
 * How many seconds pass before the first full second in which all votes at 500 a second are answered at
 * normal speed.
 */
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
