import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../../server/platform/database/openPostgres.ts';
import type { PostgresServer } from '../../../support/database/postgresServer.ts';
import { ServerProcess } from '../../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';

const STARTS = 10;

/**
 * Starts both nodes for the first time at the same moment, several times, each time on another empty
 * database. All must become ready, and only one may create the season.
 */
export async function proveFirstStarts(postgres: PostgresServer): Promise<Line[]> {
  let ready = 0;
  let longestMs = 0;
  const seasons: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const name = `first_start_${start}`;
    await postgres.createDatabase(name);
    const begun = performance.now();
    ready += await startBoth(postgres.urlOf(name));
    longestMs = Math.max(longestMs, performance.now() - begun);
    seasons.push(await seasonsOf(postgres.urlOf(name)));
  }
  return [
    atLeast(`of ${2 * STARTS} first starts at once, ready`, ready, '', { floor: 2 * STARTS }),
    atLeast('empty databases with one season afterwards', seasons.filter((count) => count === 1).length, '', {
      floor: STARTS,
    }),
    atMost('the longest first start', longestMs / 1_000, 's'),
  ];
}

/**
 * Starts two nodes on an empty database at the same moment.
 * @returns how many became ready
 */
async function startBoth(DATABASE_URL: string): Promise<number> {
  const keys = mkdtempSync(join(tmpdir(), 'sawt-keys-'));
  const settings = { DATABASE_URL, SAWT_KEYS_DIR: keys, LOG_LEVEL: 'silent' };
  const started = await Promise.allSettled([
    ServerProcess.start({ settings }),
    ServerProcess.start({ settings }),
  ]);
  const nodes = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const ready = await Promise.all(nodes.map(async ({ origin }) => (await fetch(`${origin}/readyz`)).ok));
  await Promise.all(nodes.map((node) => node.remove()));
  rmSync(keys, { recursive: true });
  return ready.filter(Boolean).length;
}

async function seasonsOf(url: string): Promise<number> {
  const db = openPostgres(url);
  const laid = await db.selectFrom('audit').where('action', '=', 'season.laid').select('subject').execute();
  await db.destroy();
  return laid.length;
}
