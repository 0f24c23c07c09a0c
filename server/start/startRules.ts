import { statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaErrors } from '../media/mediaSettings.ts';
import { gateways, realGateways } from '../payments/gateways/registry.ts';
import { paymentErrors } from '../payments/paymentSettings.ts';
import { KEY_NAMES } from '../platform/keys.ts';
import { isLocalOrigin } from '../platform/settings/settingReaders.ts';
import { requiredSettings } from './requiredSettings.ts';
import type { Config } from './settings.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * A rule between settings. It returns its errors, each a line that starts with a setting's name and repeats
 * no secret.
 */
type StartRule = (config: Config, variables: Variables) => string[];

const portsDiffer: StartRule = (config) => {
  const { port, adminPort, metricsPort, gatewayPort, mediaPort, operatorPort } = config;
  const ports = [port, adminPort, metricsPort, gatewayPort, mediaPort, operatorPort];
  return new Set(ports).size < ports.length
    ? ['PORT, ADMIN_PORT, METRICS_PORT, GATEWAY_PORT, MEDIA_PORT and OPERATOR_PORT must differ']
    : [];
};

const staffOriginIsItsOwn: StartRule = ({ publicOrigin, adminOrigin }) =>
  publicOrigin === adminOrigin
    ? ['ADMIN_ORIGIN must differ from PUBLIC_ORIGIN: public code never runs on the staff origin']
    : [];

const named = (name: string, origin: string | null): [string, string][] =>
  origin === null ? [] : [[name, origin]];

/**
 * The origins that browsers use, with their settings. Card fields and the API count only where they have an
 * origin.
 */
const originsOf = (config: Config): [name: string, origin: string][] => [
  ['PUBLIC_ORIGIN', config.publicOrigin],
  ['ADMIN_ORIGIN', config.adminOrigin],
  ['MEDIA_ORIGIN', config.mediaOrigin],
  ...named('GATEWAY_ORIGIN', config.cardFieldsOrigin),
  ...named('API_ORIGIN', config.apiOrigin),
];

const originsAreLocal: StartRule = (config) =>
  originsOf(config)
    .filter(([, origin]) => !isLocalOrigin(origin))
    .map(([name]) => `${name} must be on localhost outside production (or set NODE_ENV=production)`);

const originsAreSecure: StartRule = (config, variables) =>
  originsOf(config)
    .filter(([name, origin]) => variables[name] && !origin.startsWith('https:'))
    .map(([name]) => `${name} must be https in production`);

/** The beginning of every secret of the demo's operators. These secrets are public. */
const DEMO_SECRET = 'demo-secret-of-';
const secretsAreNotTheDemos: StartRule = ({ smsProviders }, { SMS_PROVIDERS = '' }) =>
  smsProviders
    .filter(({ secret }) => secret.startsWith(DEMO_SECRET) && SMS_PROVIDERS.includes(secret))
    .map(({ id }) => `SMS_PROVIDERS gives ${id} a secret of the demo, which is public`);

const providersAreToldApart: StartRule = ({ smsProviders }) =>
  smsProviders.flatMap(({ id, secret, short_code }, index) => {
    const same = smsProviders.slice(0, index);
    const twin = same.find((other) => other.secret === secret && other.short_code === short_code);
    return twin ? [`SMS_PROVIDERS gives ${twin.id} and ${id} one secret and one short code`] : [];
  });

const OTHERS = 0o077;
const keysArePrivate: StartRule = ({ keysDir }) =>
  KEY_NAMES.map((name) => join(keysDir, `${name}.key`))
    .filter((path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0)
    .map((path) => `SAWT_KEYS_DIR holds ${path}, which others may read: chmod 600 it`);

const standbyNeedsPostgres: StartRule = ({ needsStandby, databaseUrl }) =>
  needsStandby && databaseUrl === null
    ? ['PG_SYNCHRONOUS=required needs DATABASE_URL: SQLite has no standby']
    : [];

const rolesNeedPostgres: StartRule = ({ roles, databaseUrl }) =>
  databaseUrl === null && !(roles.web && roles.work)
    ? ['ROLE must be web,work without DATABASE_URL: on SQLite one process does everything']
    : [];

const always: readonly StartRule[] = [
  portsDiffer,
  staffOriginIsItsOwn,
  providersAreToldApart,
  paymentErrors,
  mediaErrors,
  requiredSettings,
  standbyNeedsPostgres,
  rolesNeedPostgres,
];
const inProduction: readonly StartRule[] = [originsAreSecure, secretsAreNotTheDemos, keysArePrivate];
/** A program without the demo has no invented season, no invented operators and no sandbox gateway. */
const needsDemo: StartRule = ({ demo, paymentGateway, environment }, { SMS_PROVIDERS }) => {
  const errors: string[] = [];
  if (demo) errors.push('DEMO is on, but this program has no demo: start demo/main.ts');
  if (environment === 'production') return errors;
  if (!gateways[paymentGateway].takesMoney)
    errors.push(
      `PAYMENT_GATEWAY must be ${realGateways}, or start demo/main.ts, which has the ${paymentGateway}`,
    );
  if (!SMS_PROVIDERS)
    errors.push('SMS_PROVIDERS must be given, or start demo/main.ts, which has invented ones');
  return errors;
};

const outsideProduction: readonly StartRule[] = [originsAreLocal];

/**
 * The errors between settings, or with key files, that stop a start although each setting alone is well
 * formed.
 * @param hasDemo whether the demo was handed in at start
 */
export function startErrors(config: Config, variables: Variables, hasDemo: boolean): string[] {
  const more = config.environment === 'production' ? inProduction : outsideProduction;
  const errors = [...always, ...more].flatMap((rule) => rule(config, variables));
  return hasDemo ? errors : [...errors, ...needsDemo(config, variables)];
}
