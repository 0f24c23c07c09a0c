import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { defaultLimits, limits } from '../limits/limitSettings.ts';
import { messageSettings, messageVariables } from '../messages/messageSettings.ts';
import { storageSettings, storageVariables } from '../storage/storageSettings.ts';
import * as read from './settingReaders.ts';

const projectData = join(import.meta.dirname, '../../../data');

export const platformVariables = {
  NODE_ENV: read.oneOf('production', 'development', 'test').default('development'),
  BUILD: read.buildNumber.default('1'),
  HOST: read.host.default('127.0.0.1'),
  PORT: read.port.default(8080),
  ADMIN_PORT: read.port.default(8081),
  METRICS_PORT: read.port.default(9464),
  OPERATOR_PORT: read.port.default(8084),
  CONNECTIONS: read.count(10, 100_000).default(12_000),
  CONNECTIONS_PER_NETWORK: read.count(1, 100_000).default(2_000),
  PUBLIC_ORIGIN: read.origin.optional(),
  ADMIN_ORIGIN: read.origin.optional(),
  API_ORIGIN: read.origin.nullable().default(null),
  TRUST_PROXY: read.networks.default([]),
  LIMITS: limits.default(defaultLimits),
  DATA_DIR: read.folder.default(projectData),
  SAWT_KEYS_DIR: read.folder.optional(),
  DATABASE_URL: read.databaseUrl.nullable().default(null),
  DRAIN_MS: read.count(0, 60_000).optional(),
  LOG_LEVEL: read.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  SUPPORT_EMAIL: read.email.default('support@sawt.example'),
  SENTRY_DSN: read.dsn.nullable().default(null),
  ...messageVariables,
  ...storageVariables,
};

/** Settings for every subject. Origins have no trailing slash, folders are absolute. */
export const platformSettings = (given: read.Read<typeof platformVariables>) => ({
  environment: given.NODE_ENV,
  version: manifest.version,
  build: given.BUILD,
  host: given.HOST,
  port: given.PORT,
  adminPort: given.ADMIN_PORT,
  metricsPort: given.METRICS_PORT,
  /** The port on which operators deliver text messages when the public listener's connections are used up. */
  operatorPort: given.OPERATOR_PORT,
  /** Connections of one listener. */
  connections: given.CONNECTIONS,
  /** Connections of one address or /64 on the public or the admin listener. */
  connectionsPerNetwork: given.CONNECTIONS_PER_NETWORK,
  publicOrigin: given.PUBLIC_ORIGIN ?? `http://localhost:${given.PORT}`,
  adminOrigin: given.ADMIN_ORIGIN ?? `http://localhost:${given.ADMIN_PORT}`,
  /** The origin of the API when it is not the site's own (decision D35). */
  apiOrigin: given.API_ORIGIN,
  /** Addresses and networks whose X-Forwarded-* headers are trusted. */
  trustProxy: given.TRUST_PROXY,
  /** The rates of devices, contacts, accounts and networks. */
  limits: given.LIMITS,
  dataDir: given.DATA_DIR,
  keysDir: given.SAWT_KEYS_DIR ?? join(given.DATA_DIR, 'keys'),
  databaseUrl: given.DATABASE_URL,
  /** How long (ms) a stopping server serves while unready, so that a load balancer notices first. */
  drainMs: given.DRAIN_MS ?? (given.NODE_ENV === 'production' ? 5_000 : 0),
  logLevel: given.LOG_LEVEL,
  supportEmail: given.SUPPORT_EMAIL,
  /** Where browsers report crashes, by Sentry's protocol; null to report none. */
  sentryDsn: given.SENTRY_DSN,
  ...messageSettings(given),
  ...storageSettings(given),
});

export type PlatformConfig = ReturnType<typeof platformSettings>;
