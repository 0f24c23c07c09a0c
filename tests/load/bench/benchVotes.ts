import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProviders } from '../../../demo/demoProviders.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { startWithPort, stop } from '../measures/childProcess.ts';
import { runLoad, type LoadResult } from '../clients/loadLoop.ts';
import { readMetrics } from '../measures/readMetrics.ts';
import { smsRequest } from '../clients/smsRequest.ts';

const SECONDS = 10;
const CONNECTIONS = 200;

/** Measures how many durable text-message votes a second are possible, and latencies at 500 a second. */
export async function benchVotes(): Promise<Line[]> {
  // Server and baseline run twice, in turn, so that a slow moment of the machine affects both.
  const bare = [await bareVotes()];
  const server = await ServerProcess.start();
  const [provider] = demoProviders;
  if (!provider) throw new Error('there is no operator');
  const codes = openGroup(await readBoard(server)).participants.map(({ sms_code }) => sms_code);
  const target = {
    port: server.port,
    provider: provider.id,
    secret: provider.secret,
    shortCode: provider.short_code,
  };
  const votes = (run: string, rate?: number) =>
    runLoad({
      port: server.port,
      connections: CONNECTIONS,
      seconds: SECONDS,
      ...(rate && { rate }),
      request: (index) => smsRequest(target, run, index, codes[index % codes.length] ?? ''),
    });
  await votes('warm');
  const full = [await votes('first')];
  bare.push(await bareVotes());
  full.push(await votes('second'));
  const [at500, at1000, at2000] = [
    await votes('at500', 500),
    await votes('at1000', 1000),
    await votes('at2000', 2000),
  ];
  const [delay = Number.NaN] = await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  await server.remove();

  const best = (runs: readonly LoadResult[]) => runs.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
  const [ours, theirs] = [best(full), best(bare)];
  return [
    atLeast('durable votes a second', ours.perSecond, '/s', { floor: 1000, aim: 2000 }),
    atMost('p99 at 1,000 votes a second', at1000.p99, 'ms', { floor: 150 }),
    atMost('p99 at 2,000 votes a second', at2000.p99, 'ms', { aim: 50 }),
    atLeast('bare baseline, votes a second', theirs.perSecond, '/s'),
    atMost('p99 at as many as it takes, 200 callers', ours.p99, 'ms'),
    atMost('the same of the bare baseline', theirs.p99, 'ms'),
    atLeast('ratio to the bare baseline', ours.perSecond / theirs.perSecond, '', { floor: 0.4, aim: 0.6 }),
    atMost('p99 at 500 votes a second', at500.p99, 'ms', { floor: 80, aim: 30 }),
    atMost('event-loop delay p99', delay * 1000, 'ms', { floor: 100, aim: 30 }),
    atMost(
      'failures',
      [...full, at500, at1000, at2000].reduce((sum, { failures }) => sum + failures, 0),
      '',
      { floor: 0 },
    ),
  ];
}

async function bareVotes(): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-bare-'));
  const { child, port } = await startWithPort('bareVoteServer.ts', folder);
  const target = { port, provider: 'bare', secret: 'bare', shortCode: '90431' };
  const load = { port, connections: CONNECTIONS, seconds: SECONDS };
  const request = (index: number) => smsRequest(target, `bare-${process.pid}`, index, String(index % 10));
  const result = await runLoad({ ...load, request });
  await stop(child);
  rmSync(folder, { recursive: true, force: true });
  return result;
}
