import { demo } from '../../demo/demo.ts';
import { describe, expect, it } from 'vitest';
import { production, provider } from '../../tests/support/servers/productionSettings.ts';
import { readConfig } from './readConfig.ts';
import { defaultLimits } from '../platform/limits/limitSettings.ts';

describe('a bad setting is named with the values it allows', () => {
  const limitList = `LIMITS must be a list such as order.device=10+30/m,signup.network=60/h, of ${Object.keys(defaultLimits).join(', ')}`;
  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535 (it is "abc")'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535 (it is "0")'],
    [{ ADMIN_PORT: '70000' }, 'ADMIN_PORT must be a whole number from 1 to 65535 (it is "70000")'],
    [{ METRICS_PORT: '1.5' }, 'METRICS_PORT must be a whole number from 1 to 65535 (it is "1.5")'],
    [
      { PORT: '9464' },
      'PORT, ADMIN_PORT, METRICS_PORT, GATEWAY_PORT, MEDIA_PORT and OPERATOR_PORT must differ',
    ],
    [
      { MEDIA_PORT: '9464' },
      'PORT, ADMIN_PORT, METRICS_PORT, GATEWAY_PORT, MEDIA_PORT and OPERATOR_PORT must differ',
    ],
    [
      { GATEWAY_PORT: '9464' },
      'PORT, ADMIN_PORT, METRICS_PORT, GATEWAY_PORT, MEDIA_PORT and OPERATOR_PORT must differ',
    ],
    [{ CONNECTIONS: '0' }, 'CONNECTIONS must be a whole number from 10 to 100000 (it is "0")'],
    [{ DRAIN_MS: '60001' }, 'DRAIN_MS must be a whole number from 0 to 60000 (it is "60001")'],
    [
      { PAYMENT_POLL_MS: '30001' },
      'PAYMENT_POLL_MS must be a whole number from 100 to 30000 (it is "30001")',
    ],
    [{ FLAG_ENTRY_FACTOR: '1' }, 'FLAG_ENTRY_FACTOR must be a whole number from 2 to 1000 (it is "1")'],
    [
      { FLAG_NETWORK_ORDERS: 'many' },
      'FLAG_NETWORK_ORDERS must be a whole number from 10 to 1000000 (it is "many")',
    ],
    [{ HOST: 'sawt.example' }, 'HOST must be an IP address or localhost (it is "sawt.example")'],
    [
      { PUBLIC_ORIGIN: 'https://vote.example/' },
      'PUBLIC_ORIGIN must be an origin such as https://vote.example, without a path (it is "https://vote.example/")',
    ],
    [
      { ADMIN_ORIGIN: 'staff' },
      'ADMIN_ORIGIN must be an origin such as https://vote.example, without a path (it is "staff")',
    ],
    [
      { API_ORIGIN: 'ftp://api.example' },
      'API_ORIGIN must be an origin such as https://vote.example, without a path (it is "ftp://api.example")',
    ],
    [
      { ADMIN_ORIGIN: 'http://localhost:8080' },
      'ADMIN_ORIGIN must differ from PUBLIC_ORIGIN: public code never runs on the staff origin',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/8, 10.0.0.0/33' },
      'TRUST_PROXY must list IP addresses or networks such as 10.0.0.0/8 (it is ["10.0.0.0/8","10.0.0.0/33"])',
    ],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY must list IP addresses or networks such as 10.0.0.0/8 (it is ["true"])',
    ],
    [
      { MEDIA_ORIGIN: 'http://localhost:8080' },
      'MEDIA_ORIGIN must be an origin of its own: what candidates send never runs on the site',
    ],
    [
      { S3_ENDPOINT: 'http://s3.example', S3_BUCKET: 'sawt', S3_KEY: 'key-id', S3_SECRET: 'key-secret' },
      'S3_ENDPOINT must be https (it is "http://s3.example")',
    ],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'sawt', S3_KEY: 'key-id' },
      'S3_SECRET must be given with S3_ENDPOINT, S3_BUCKET, S3_KEY',
    ],
    [{ FFMPEG_PATH: 'rm -rf *' }, 'FFMPEG_PATH must be the path of a program, or off (it is "rm -rf *")'],
    [{ MAIL_URL: 'http://mail', MAIL_FROM: 'a@b.om' }, 'MAIL_URL must be a smtp:// or smtps:// address'],
    [{ MAIL_URL: 'smtp://mail' }, 'MAIL_FROM must be given with MAIL_URL'],
    [{ MAIL_FROM: 'Sawt' }, 'MAIL_FROM must be an e-mail address, with or without a name (it is "Sawt")'],
    [
      { SMS_OUT_URL: 'http://sms.example', SMS_OUT_SECRET: 'x'.repeat(8) },
      'SMS_OUT_URL must be an https:// address',
    ],
    [{ SMS_OUT_URL: 'https://sms.example/send' }, 'SMS_OUT_SECRET must be given with SMS_OUT_URL'],
    [
      { SMS_OUT_URL: 'https://sms.example/send', SMS_OUT_SECRET: 'short' },
      'SMS_OUT_SECRET must be 8 to 256 visible characters without spaces',
    ],
    [{ DATABASE_URL: 'mysql://sawt:secret@db' }, 'DATABASE_URL must be a postgres:// address'],
    [{ PG_SYNCHRONOUS: 'required' }, 'PG_SYNCHRONOUS=required needs DATABASE_URL: SQLite has no standby'],
    [{ ROLE: 'web' }, 'ROLE must be web,work without DATABASE_URL: on SQLite one process does everything'],
    [{ ROLE: 'web,cook' }, 'ROLE must be a list of web and work (it is ["web","cook"])'],
    [
      { ROLE: 'web,write' },
      'ROLE must not hold write: no node writes votes for others yet, and each web node counts its own (it is ["web","write"])',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test (it is "prod")'],
    [{ LIMITS: 'order.device' }, `${limitList} (it is ["order.device"])`],
    [{ LIMITS: 'orders=1/m' }, `${limitList} (it is ["orders=1/m"])`],
    [
      { LIMITS: 'order.device=9/m,order.network=0/m' },
      `${limitList} (it is ["order.device=9/m","order.network=0/m"])`,
    ],
    [{ DEMO: 'maybe' }, 'DEMO must be on or off (it is "maybe")'],
    [{ BUILD: 'a b' }, 'BUILD must be letters, digits, dots and dashes (it is "a b")'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud")',
    ],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be an e-mail address (it is "nobody")'],
    ...[
      'nowhere',
      'http://key@crashes.example/1',
      'https://crashes.example/1',
      'https://key@crashes.example/a',
    ].map((SENTRY_DSN): [Record<string, string>, string] => [
      { SENTRY_DSN },
      'SENTRY_DSN must be an address such as https://key@crashes.example/1',
    ]),
    [{ SMS_PROVIDERS: '{' }, 'SMS_PROVIDERS must be JSON'],
    [{ SMS_PROVIDERS: '{}' }, 'SMS_PROVIDERS must be a JSON list'],
    [{ SMS_PROVIDERS: '[]' }, 'SMS_PROVIDERS must list at least one provider'],
    [
      { SMS_PROVIDERS: JSON.stringify([{ ...provider, secret: 'short' }]) },
      'SMS_PROVIDERS at 0.secret: Too small: expected string to have >=16 characters',
    ],
    [
      { SMS_PROVIDERS: JSON.stringify([{ ...provider, short_code: '9055', secret: 'short' }]) },
      'SMS_PROVIDERS at 0.short_code: Invalid string: must match pattern /^[0-9]{5}$/',
    ],
    [
      { SMS_PROVIDERS: JSON.stringify([provider, provider]) },
      'SMS_PROVIDERS must give each provider an id of its own',
    ],
    [{ ...production, SMS_PROVIDERS: '' }, 'SMS_PROVIDERS must be given in production'],
    [{ ...production, SAWT_KEYS_DIR: '' }, 'SAWT_KEYS_DIR must be given in production'],
    [
      { ...production, MAIL_URL: '' },
      'MAIL_URL must be given in production: nobody would get a link to a password (or set DEMO=on)',
    ],
    [{ ...production, MEDIA_ORIGIN: '' }, 'MEDIA_ORIGIN must be given in production'],
    [{ ...production, PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN must be given in production'],
  ])('%j: %s', (variables, error) => {
    expect(readConfig(variables, demo)).toEqual({ ok: false, errors: [error] });
  });

  it('names every bad setting at once', () => {
    expect(readConfig({ PORT: 'x', LOG_LEVEL: 'x' }, demo)).toMatchObject({
      errors: [expect.stringMatching(/^PORT /), expect.stringMatching(/^LOG_LEVEL /)],
    });
  });
});
