import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { demo } from '../../../demo/demo.ts';
import { buildApp, type SawtApp } from '../../../server/start/app.ts';
import { readConfig } from '../../../server/start/readConfig.ts';
import { openStore, type Store } from '../../../server/start/openStore.ts';
import type { Clock } from '../../../server/platform/clock.ts';
import { databaseSettings } from '../../../server/platform/database/databaseSettings.ts';
import type { MessagePort } from '../../../server/platform/messages/messagePort.ts';
import type { MeasureSpace } from '../../../server/platform/storage/diskSpace.ts';
import type { Config } from '../../../server/start/settings.ts';
import { layMigratedFile } from '../database/migratedFile.ts';
import { passwordHasher, type PasswordHasher } from '../../../server/platform/passwords/passwordHasher.ts';
import { shareImages } from './shareImages.ts';

export type TestServer = {
  app: SawtApp;
  store: Store;
  config: Config;
  /** Origins of the listeners. */
  site: string;
  admin: string;
  metrics: string;
  media: string;
  operator: string;
  logLines: string[];
  close(): Promise<void>;
};

export type TestServerOptions = {
  clock: Clock;
  /** The clock of PostgreSQL; by default the server's. */
  databaseClock?: Pick<Clock, 'now'>;
  config?: Partial<Config>;
  siteDir?: string;
  /** A build of the staff application; none when not given. */
  staffDir?: string;
  messages?: MessagePort;
  measure?: MeasureSpace | undefined;
  /** `everyHash` where a test measures hashing or keeps it busy. */
  hasher?: PasswordHasher;
  /** Fills the store before the app starts on it. */
  prepare?: (store: Store, config: Config) => Promise<unknown>;
  /** Wraps the store before the app gets it, to add failures that the store itself cannot produce. */
  wrap?: (store: Store) => Store;
};

/** One hash process for all servers of this process: starting it takes longer than most tests. */
export const everyHash: PasswordHasher = { ...passwordHasher(), close: () => {} };

/**
 * Remembers whether a password matches a hash, which never changes: most tests log in with the same password, and each
 * check is slow by design.
 */
const matches = new Map<string, Promise<boolean>>();
const hasher: PasswordHasher = {
  ...everyHash,
  verify: (password, phc) => {
    const key = JSON.stringify([password, phc]);
    const match = matches.get(key) ?? everyHash.verify(password, phc);
    matches.set(key, match);
    match.catch(() => matches.delete(key));
    return match;
  },
};

/**
 * Starts the whole server in this process, with a data folder of its own and real listeners on free ports.
 */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sawt-test-'));
  const config = { ...testConfig(dataDir), ...options.config };
  if (config.demo) shareImages(dataDir);
  await layMigratedFile(databaseSettings(config.dataDir, config.databaseUrl));
  const store = await openStore(config, fail, demo.writes);
  await options.prepare?.(store, config);
  const logLines: string[] = [];
  const app = await buildApp({
    ...(options.wrap ? options.wrap(store) : store),
    config,
    demo,
    clock: options.clock,
    readDatabaseTime: () => Promise.resolve((options.databaseClock ?? options.clock).now()),
    messages: options.messages,
    hasher: options.hasher ?? hasher,
    measure: options.measure,
    siteDir: options.siteDir ?? join(dataDir, 'no-site'),
    staffDir: options.staffDir ?? join(dataDir, 'no-staff'),
    logStream: { write: (line) => logLines.push(line) },
  });
  const [site, admin, metrics] = [await listen(app.site), await listen(app.admin), await listen(app.metrics)];
  const [media, operator] = [await listen(app.media), await listen(app.operator)];
  const close = async () => {
    await app.close();
    await store.close();
    rmSync(dataDir, { recursive: true });
  };
  return { app, store, config, site, admin, metrics, media, operator, logLines, close };
}

const fail = (error: Error) => {
  throw error;
};

function testConfig(dataDir: string): Config {
  const result = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'debug' }, demo);
  if (!result.ok) throw new Error(result.errors.join('; '));
  return result.config;
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
