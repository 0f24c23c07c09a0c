import { sql } from 'kysely';
import { openPostgres } from '../../../server/platform/database/openPostgres.ts';
import { writeBeside } from '../../support/database/databases.ts';
import { startPostgres } from '../../support/database/postgresServer.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { quantiles } from '../clients/loadLoop.ts';
import {
  candidates,
  competitionReads,
  deskQueries,
  entryQueries,
  layLists,
  listsOrganisation,
  orderQueries,
} from '../clients/longLists.ts';
import { atMost, type Line } from '../measures/benchLine.ts';

const CALLS = 100;

/** Measures pages of 100,000 entries and of 100,000 orders, and the desk of their screeners, over HTTP on both databases. */
export async function benchLists(): Promise<Line[]> {
  const now = Date.now();
  const file = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const ofFile = await writeBeside({ dataDir: file.folder, databaseUrl: null }, (db) => layLists(db, now));
  const lines = await measure('SQLite', file, ofFile);
  await file.remove();
  const postgres = await startPostgres();
  await postgres.createDatabase('lists');
  const DATABASE_URL = postgres.urlOf('lists');
  const shared = await ServerProcess.start({ settings: { DATABASE_URL, LOG_LEVEL: 'silent' } });
  const db = openPostgres(DATABASE_URL);
  const ofShared = await layLists(db, now);
  // PostgreSQL does this by itself within a minute after so many rows.
  await sql`VACUUM ANALYZE`.execute(db);
  lines.push(...(await measure('PostgreSQL', shared, ofShared)));
  await db.destroy();
  await shared.remove();
  await postgres.stop();
  return lines;
}

async function measure(where: string, server: ServerProcess, cookie: string): Promise<Line[]> {
  const lines: Line[] = [];
  const base = `${server.adminOrigin}/staff/api/organisation/${listsOrganisation}`;
  const add = async (
    what: string,
    read: (call: number) => { path: string; headers?: Record<string, string> },
  ) => {
    const ask = async (call: number) => {
      const { path, headers = {} } = read(call);
      const response = await fetch(base + path, { headers: { cookie, ...headers } });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await response.json();
    };
    await ask(0);
    const waits: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const start = performance.now();
      await ask(call);
      waits.push(performance.now() - start);
    }
    const { p95 } = quantiles(waits);
    lines.push(atMost(`${where}, ${what}, p95`, p95, 'ms', { floor: 100, aim: 50 }));
  };
  for (const [list, queries] of [
    ['entry', entryQueries],
    ['order', orderQueries],
    ['screening', deskQueries],
  ] as const)
    for (const [what, queryOf] of Object.entries(queries))
      await add(`${list}: ${what}`, (call) => {
        const { query, headers } = queryOf(call);
        return { path: `/${list}?${query}`, ...(headers && { headers }) };
      });
  for (const [what, idOf] of Object.entries(candidates))
    await add(`candidate: ${what}`, (call) => ({ path: `/candidate/${idOf(call)}` }));
  for (const [what, pathOf] of Object.entries(competitionReads))
    await add(`competition: ${what}`, (call) => ({ path: `/competition/${pathOf(call)}` }));
  await add('entry: how many a file of those perhaps registered twice has', () => ({
    path: '/entry-count?duplicates=1',
  }));
  return lines;
}
