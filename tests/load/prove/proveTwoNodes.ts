import { startPostgres, type PostgresServer } from '../../support/database/postgresServer.ts';
import type { Line } from '../measures/benchLine.ts';
import { ensurePrograms } from './ensurePrograms.ts';
import { proveFirstStarts } from './twoNodes/firstStarts.ts';
import { proveKilledNode } from './twoNodes/killedNode.ts';
import { proveMixedBuilds } from './twoNodes/mixedBuilds.ts';
import { startNodePair } from './twoNodes/nodePair.ts';
import { provePictures } from './twoNodes/pictures.ts';
import { proveRefunds } from './twoNodes/refunds.ts';
import { proveResumedJobs } from './twoNodes/resumedJobs.ts';
import { proveSharedKey } from './twoNodes/sharedKey.ts';
import { proveSharedLimits } from './twoNodes/sharedLimits.ts';
import { proveSignUps } from './twoNodes/signUps.ts';
import { proveUploads } from './twoNodes/uploads.ts';

/** Proves that two nodes behind a balancer act as one, even with different builds and when one dies. */
export async function prove(): Promise<Line[]> {
  ensurePrograms({ haproxy: 'haproxy' });
  const postgres = await startPostgres();
  try {
    return [...(await proveFirstStarts(postgres)), ...(await provePair(postgres))];
  } finally {
    await postgres.stop();
  }
}

async function provePair(postgres: PostgresServer): Promise<Line[]> {
  const pair = await startNodePair(postgres);
  try {
    const { lines: signUps, people } = await proveSignUps(pair);
    return [
      ...signUps,
      ...(await provePictures(pair, people)),
      ...(await proveUploads(pair)),
      ...(await proveMixedBuilds(pair)),
      ...(await proveSharedKey(pair)),
      ...(await proveSharedLimits(pair)),
      ...(await proveRefunds(pair)),
      ...(await proveKilledNode(pair)),
      ...(await proveResumedJobs(pair)),
    ];
  } finally {
    await pair.close();
  }
}
