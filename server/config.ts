import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { demoProviders } from '../demo/demoProviders.ts';
import { readMediaSettings } from './media/mediaSettings.ts';
import { readPaymentSettings } from './payments/paymentSettings.ts';
import { readMessageSettings } from './platform/messages/messageSettings.ts';
import { defaultLimits, readLimits } from './platform/limits/limitSettings.ts';
import * as read from './settingReaders.ts';
import type { Config, ReadSetting } from './settings.ts';
import { readProviders } from './sms/providerSetting.ts';
import { startProblems } from './startRules.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

const projectData = join(import.meta.dirname, '../data');

/**
 * Reads the settings from environment variables; an empty one counts as not given.
 * Every problem is a sentence that starts with the variable's name and repeats no secret.
 */
export function readConfig(variables: Variables): ConfigResult {
  const problems: string[] = [];
  const setting: ReadSetting = (name, reader, fallback) => {
    const text = variables[name];
    if (text === undefined || text === '') return fallback;
    try {
      return reader(text);
    } catch (problem) {
      if (!(problem instanceof read.SettingProblem)) throw problem;
      problems.push(`${name} ${problem.message}`);
      return fallback;
    }
  };
  const config = readAll(setting);
  problems.push(...startProblems(config, variables));
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function readAll(setting: ReadSetting): Config {
  const environments = read.oneOf('production', 'development', 'test');
  const environment = setting<Config['environment']>('NODE_ENV', environments, 'development');
  const production = environment === 'production';
  const port = setting('PORT', read.port, 8080);
  const adminPort = setting('ADMIN_PORT', read.port, 8081);
  const dataDir = setting('DATA_DIR', read.folder, projectData);
  const levels = read.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent');
  return {
    environment,
    version: manifest.version,
    build: setting('BUILD', read.buildNumber, '1'),
    host: setting('HOST', read.host, '127.0.0.1'),
    port,
    adminPort,
    metricsPort: setting('METRICS_PORT', read.port, 9464),
    operatorPort: setting('OPERATOR_PORT', read.port, 8084),
    connections: setting('CONNECTIONS', read.count(10, 100_000), 12_000),
    connectionsPerNetwork: setting('CONNECTIONS_PER_NETWORK', read.count(1, 100_000), 2_000),
    publicOrigin: setting('PUBLIC_ORIGIN', read.origin, `http://localhost:${port}`),
    adminOrigin: setting('ADMIN_ORIGIN', read.origin, `http://localhost:${adminPort}`),
    apiOrigin: setting<string | null>('API_ORIGIN', read.origin, null),
    trustProxy: setting<string[]>('TRUST_PROXY', read.networks, []),
    limits: setting<Config['limits']>('LIMITS', readLimits, defaultLimits),
    dataDir,
    keysDir: setting('SAWT_KEYS_DIR', read.folder, join(dataDir, 'keys')),
    databaseUrl: setting<string | null>('DATABASE_URL', read.databaseUrl, null),
    ...readPaymentSettings(setting),
    ...readMessageSettings(setting, dataDir),
    ...readMediaSettings(setting),
    smsProviders: setting<Config['smsProviders']>('SMS_PROVIDERS', readProviders, demoProviders),
    drainMs: setting('DRAIN_MS', read.count(0, 60_000), production ? 5_000 : 0),
    demo: setting('DEMO', read.flag, !production),
    logLevel: setting<Config['logLevel']>('LOG_LEVEL', levels, 'info'),
    supportEmail: setting('SUPPORT_EMAIL', read.email, 'support@sawt.example'),
    sentryDsn: setting<string | null>('SENTRY_DSN', read.dsn, null),
  };
}
