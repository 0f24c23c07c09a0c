/**
 * `npm run routes`: lists all routes of all listeners. For that it opens a server on an empty folder, which
 * never listens.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '../demo/demo.ts';
import { systemClock } from '../server/platform/clock.ts';
import type { Route } from '../server/platform/http/routeTable.ts';
import { buildApp } from '../server/start/app.ts';
import { openStore } from '../server/start/openStore.ts';
import { readConfig } from '../server/start/readConfig.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sawt-routes-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const read = readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent' }, demo);
if (!read.ok) throw new Error(read.errors.join('; '));
const store = await openStore(read.config, (error) => {
  throw error;
});
const app = await buildApp({
  ...store,
  config: read.config,
  clock: systemClock,
  siteDir: join(dataDir, 'no-site'),
});
for (const line of linesOf(app.routes)) console.log(line);
await app.close();
await store.close();

/**
 * A line for each method and address, with the listeners that answer it and its operation in the contract.
 */
function linesOf(routes: readonly Route[]): string[] {
  const answered = routes.filter(({ method, operation }) => method !== 'HEAD' || operation !== null);
  const groups = Map.groupBy(answered, ({ method, url }) => `${method.padEnd(7)} ${url}`);
  return [...groups].map(([address, same]) => {
    const listeners = [...new Set(same.map(({ listener }) => listener))].join(', ');
    return `${address.padEnd(50)} ${(same[0]?.operation ?? '').padEnd(24)} ${listeners}`;
  });
}
