import { startPostgres } from '../../../support/database/postgresServer.ts';
import { ServerProcess } from '../../../support/servers/serverProcess.ts';
import { runLoad, type LoadResult } from '../../clients/loadLoop.ts';
import { smsRequest } from '../../clients/smsRequest.ts';
import { smsVoter } from '../../clients/smsVoter.ts';
import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';
import { startWithPort, stop } from '../../measures/childProcess.ts';
import { median } from '../../measures/median.ts';

const CONNECTIONS = 200;
const SECONDS = 6;
const RUNS = 5;

/** A whole node over HTTP beside a bare server on the same PostgreSQL, in turn. */
export async function overHttp(): Promise<Line[]> {
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  await postgres.createDatabase('bare');
  const node = await ServerProcess.start({
    settings: { DATABASE_URL: postgres.urlOf('season'), LOG_LEVEL: 'silent' },
  });
  const bare = await startWithPort('barePostgresVoteServer.ts', postgres.urlOf('bare'));
  const vote = await smsVoter(node);
  const target = { port: bare.port, provider: 'bare', secret: 'bare', shortCode: '90431' };
  const ours = (run: string, rate?: number): Promise<LoadResult> =>
    runLoad({
      port: node.port,
      connections: CONNECTIONS,
      seconds: SECONDS,
      ...(rate && { rate }),
      request: (index) => vote(run, index),
    });
  const theirs = (run: string): Promise<LoadResult> =>
    runLoad({
      port: bare.port,
      connections: CONNECTIONS,
      seconds: SECONDS,
      request: (index) => smsRequest(target, run, index, String(index % 10)),
    });
  await ours('warm');
  await theirs('warm');
  const pairs: { ours: number; theirs: number }[] = [];
  for (let run = 0; run < RUNS; run += 1)
    pairs.push({
      ours: (await ours(`full-${run}`)).perSecond,
      theirs: (await theirs(`full-${run}`)).perSecond,
    });
  const at1000 = await ours('at-1000', 1_000);
  await node.remove();
  await stop(bare.child);
  await postgres.stop();
  return [
    atLeast('votes a second over HTTP', median(pairs.map((pair) => pair.ours)), '/s'),
    atLeast('bare insert, votes a second', median(pairs.map((pair) => pair.theirs)), '/s'),
    atLeast('ratio to the bare insert', median(pairs.map((pair) => pair.ours / pair.theirs)), '', {
      floor: 0.5,
      aim: 0.7,
    }),
    atMost('p99 at 1,000 votes a second', at1000.p99, 'ms', { floor: 80 }),
    atMost('votes refused at 1,000 a second', at1000.failures, '', { floor: 0 }),
  ];
}
