/**
 * A server process that tests kill: it has the demo season and candidates who owe a fee, and its gateway runs in
 * another process. `node payingServer.ts <port> <data folder> <gateway origin> <gateway's data folder> <JSON of the
 * candidates>`; sends "ready" to its parent.
 */
import { join } from 'node:path';
import { demo } from '../../demo/demo.ts';
import { buildApp } from '../start/app.ts';
import { readConfig } from '../../server/start/readConfig.ts';
import { readSandboxKeys, sandboxGateway } from './gateways/sandboxGateway.ts';
import { openStore } from '../start/openStore.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';
import { systemClock } from '../platform/clock.ts';
import { layTestSeason } from '../../tests/support/catalogue/testSeason.ts';
import { layFeePayer } from '../../tests/support/payments/feePayer.ts';

const [port = '', dataDir = '', bankOrigin = '', bankFolder = '', feePayers = '[]'] = process.argv.slice(2);
const variables = {
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DEMO: 'off',
  LOG_LEVEL: 'error',
  PAYMENT_POLL_MS: '300',
};
const fail = (error: Error) => {
  throw error;
};
const settings = readConfig(variables, demo);
if (!settings.ok) throw new Error(settings.errors.join('; '));
const store = await openStore(settings.config, fail, demo.writes);
const laid = await store.database.selectFrom('events').select('id').executeTakeFirst();
if (!laid) {
  const now = systemClock.now();
  await layTestSeason(store, now);
  const write = sqliteKysely(openSqlite(join(dataDir, 'db/sawt.db'), 'write'));
  for (const payer of JSON.parse(feePayers)) await layFeePayer(write, now, payer);
  await write.destroy();
}
const { apiKey, webhookSecret } = readSandboxKeys(bankFolder);
const app = await buildApp({
  ...store,
  config: settings.config,
  clock: systemClock,
  gateway: sandboxGateway(
    { apiOrigin: bankOrigin, browserOrigin: bankOrigin, apiKey, webhookSecret },
    systemClock,
  ),
  siteDir: join(dataDir, 'no-site'),
});
await app.site.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('ready');
process.once(
  'message',
  () =>
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0)),
);
