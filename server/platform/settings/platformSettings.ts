import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { defaultLimits, limits } from '../limits/limitSettings.ts';
import { messageSettings, messageVariables } from '../messages/messageSettings.ts';
import { storageSettings, storageVariables } from '../storage/storageSettings.ts';
import { allRoles, roles } from './roleSetting.ts';
import { setting } from './setting.ts';
import * as read from './settingReaders.ts';

const projectData = join(import.meta.dirname, '../../../data');

export const platformVariables = {
  PORT: setting('port of the site and its API', read.port.default(8080)),
  ADMIN_PORT: setting('port of the admin host', read.port.default(8081)),
  OPERATOR_PORT: setting(
    'port for text messages alone: operators deliver here when the connections of `PORT` are used up ([D123](docs/decisions/D123-connections.md))',
    read.port.default(8084),
  ),
  METRICS_PORT: setting('port of the metrics', read.port.default(9464)),
  HOST: setting('address of all listeners but the metrics', read.host.default('127.0.0.1')),
  METRICS_HOST: setting(
    'address of the metrics; who reaches it can read them',
    read.host.default('127.0.0.1'),
  ),
  CONNECTIONS: setting('connections of one listener', read.count(10, 100_000).default(12_000)),
  CONNECTIONS_PER_NETWORK: setting(
    'connections of one address or /64 on `PORT` and on `ADMIN_PORT`',
    read.count(1, 100_000).default(2_000),
  ),
  STREAM_LIMIT: setting(
    'streams of the board that a node holds; beyond, browsers ask about once a second instead ([D256](docs/decisions/D256-pieces-of-the-board.md))',
    read.count(0, 100_000).default(5_000),
  ),
  PUBLIC_ORIGIN: setting(
    "the site's origin, as browsers see it; all origins differ",
    read.origin.optional(),
    {
      otherwise: 'localhost and `PORT`',
      required: { in: 'production' },
    },
  ),
  ADMIN_ORIGIN: setting("the admin host's origin", read.origin.optional(), {
    otherwise: 'localhost and `ADMIN_PORT`',
    required: { in: 'production' },
  }),
  API_ORIGIN: setting(
    'where the site finds the API ([D35](docs/decisions/D35-api-address.md))',
    read.origin.nullable().default(null),
    { otherwise: "the site's own origin" },
  ),
  TRUST_PROXY: setting(
    'networks whose forwarded addresses the server believes; `none` where there is no proxy',
    read.networks.default([]),
    { required: { in: 'production', because: 'the networks of the balancer, or none' } },
  ),
  LIMITS: setting(
    'rate limits of devices, contacts, accounts and networks, such as `order.network=1200/m,order.device=10+30/m` ([D122](docs/decisions/D122-budgets.md))',
    limits.default(defaultLimits),
    { otherwise: 'the rates in [operating](docs/operating.md#limits)' },
  ),
  DATA_DIR: setting(
    "database, images, keys, files of candidates, and the site's files of the last week ([D102](docs/decisions/D102-deployments.md))",
    read.folder.default(projectData),
    { otherwise: '`data` beside the program' },
  ),
  DATABASE_URL: setting('PostgreSQL 18, for several nodes', read.databaseUrl.nullable().default(null), {
    otherwise: 'SQLite in `DATA_DIR`',
    secret: 'address',
  }),
  ROLE: setting(
    'what this node does for the others on one PostgreSQL, as a list: `web` serves, `work` runs jobs ([D162](docs/decisions/D162-roles.md))',
    roles.default(allRoles),
    { otherwise: '`web,work`' },
  ),
  PG_SYNCHRONOUS: setting(
    '`required`: a server starts, and is ready, only while PostgreSQL commits to a synchronous standby ([D156](docs/decisions/D156-synchronous-standby.md))',
    read.oneOf('required', 'off').default('off'),
  ),
  ...storageVariables,
  ...messageVariables,
  SAWT_KEYS_DIR: setting(
    'folder of `pepper`, `device`, `checkpoint`, `identity` and `media` `.key`, each 64 hex digits; private files in production',
    read.folder.optional(),
    { otherwise: '`DATA_DIR/keys`', required: { in: 'production' } },
  ),
  DRAIN_MS: setting(
    'after SIGTERM, how long (ms) the server serves while `/readyz` answers 503 ([D107](docs/decisions/D107-shutdown.md))',
    read.count(0, 60_000).optional(),
    { otherwise: '5000 in production, else 0' },
  ),
  SENTRY_DSN: setting(
    "receives browser crash reports, by Sentry's protocol; without it the site sends and loads nothing for them ([D96](docs/decisions/D96-crash-reports.md))",
    read.dsn.nullable().default(null),
    { secret: 'address' },
  ),
  SUPPORT_EMAIL: setting('whom pages and messages name for help', read.email.default('support@sawt.example')),
  NODE_ENV: setting(
    '`production`, `development` or `test` ([D124](docs/decisions/D124-start-rules.md))',
    read.oneOf('production', 'development', 'test').default('development'),
  ),
  BUILD: setting('names the build in the metrics', read.buildNumber.default('1')),
  LOG_LEVEL: setting(
    'the least level of log lines; `silent` for none',
    read.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  ),
};

/** Defaults that depend on other settings. */
export const platformDefaults = (given: read.Read<typeof platformVariables>) => ({
  PUBLIC_ORIGIN: `http://localhost:${given.PORT}`,
  ADMIN_ORIGIN: `http://localhost:${given.ADMIN_PORT}`,
  SAWT_KEYS_DIR: join(given.DATA_DIR, 'keys'),
  OUTBOX_DIR: join(given.DATA_DIR, 'outbox'),
  DRAIN_MS: given.NODE_ENV === 'production' ? 5_000 : 0,
});

type Given = read.Read<typeof platformVariables> & ReturnType<typeof platformDefaults>;

/** The settings that all parts of the server use. Origins have no trailing slash, folders are absolute. */
export const platformSettings = (given: Given) => ({
  environment: given.NODE_ENV,
  version: manifest.version,
  build: given.BUILD,
  host: given.HOST,
  port: given.PORT,
  adminPort: given.ADMIN_PORT,
  metricsPort: given.METRICS_PORT,
  metricsHost: given.METRICS_HOST,
  /** A port of its own for operators' text messages: they get in while the public listener has no connection left. */
  operatorPort: given.OPERATOR_PORT,
  /** The most connections of one listener. */
  connections: given.CONNECTIONS,
  /** The most connections of one address or /64 on the public or the admin listener. */
  connectionsPerNetwork: given.CONNECTIONS_PER_NETWORK,
  /** The most open streams of the board on this node. */
  streamLimit: given.STREAM_LIMIT,
  publicOrigin: given.PUBLIC_ORIGIN,
  adminOrigin: given.ADMIN_ORIGIN,
  /** The origin of the API; null when it is the site's own (decision D35). */
  apiOrigin: given.API_ORIGIN,
  /** Addresses and networks whose X-Forwarded-* headers are trusted. */
  trustProxy: given.TRUST_PROXY,
  /** The rate limits of devices, contacts, accounts and networks. */
  limits: given.LIMITS,
  dataDir: given.DATA_DIR,
  keysDir: given.SAWT_KEYS_DIR,
  databaseUrl: given.DATABASE_URL,
  roles: given.ROLE,
  /** Whether every acknowledged write must be on a standby of PostgreSQL too. */
  needsStandby: given.PG_SYNCHRONOUS === 'required',
  /** How long (ms) a stopping server serves while unready, so that a load balancer notices first. */
  drainMs: given.DRAIN_MS,
  logLevel: given.LOG_LEVEL,
  supportEmail: given.SUPPORT_EMAIL,
  /** Where browsers report crashes, by Sentry's protocol; null to report none. */
  sentryDsn: given.SENTRY_DSN,
  ...messageSettings(given),
  ...storageSettings(given),
});

export type PlatformConfig = ReturnType<typeof platformSettings>;
