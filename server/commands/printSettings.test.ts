import { describe, expect, it } from 'vitest';
import { demo } from '../../demo/demo.ts';
import { production } from '../../tests/support/servers/productionSettings.ts';
import { settingsList } from '../start/settingsList.ts';
import { printSettings } from './printSettings.ts';

/** The two printed lines of a setting: its value, then its meaning. */
const linesOf = (name: string, variables: Record<string, string> = {}) => {
  const { lines } = printSettings(variables, demo);
  const start = lines.findIndex((line) => line.startsWith(`${name} = `));
  return lines.slice(start, start + 2);
};

describe('the printed settings', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['PORT', { PORT: '9000' }, ['PORT = 9000', '    port of the site and its API. Default: 8080.']],
    [
      'PUBLIC_ORIGIN',
      { PORT: '9000' },
      [
        'PUBLIC_ORIGIN = http://localhost:9000',
        "    the site's origin, as browsers see it; all origins differ. Default: localhost and PORT. Required in production.",
      ],
    ],
    [
      'DEMO',
      {},
      [
        'DEMO = on',
        '    lays a new season whenever no window is open or ahead. Default: on outside production.',
      ],
    ],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://sawt:hush@db:5432/sawt?sslmode=verify-full' },
      [
        'DATABASE_URL = postgres://db:5432 (the rest is not shown)',
        '    PostgreSQL 18, for several nodes. Default: SQLite in DATA_DIR.',
      ],
    ],
    [
      'THAWANI_KEY',
      { THAWANI_KEY: 'hush-hush' },
      [
        'THAWANI_KEY = given, not shown',
        "    the shop's secret key. Default: none. Required with PAYMENT_GATEWAY=thawani.",
      ],
    ],
    [
      'MAIL_URL',
      {},
      [
        'MAIL_URL = files in OUTBOX_DIR',
        '    mail server: smtp:// or smtps://, with user and password. Default: files in OUTBOX_DIR. Required in production, except with DEMO=on.',
      ],
    ],
  ])('show %s with %j by value and meaning', (name, variables, lines) => {
    expect(linesOf(name, variables)).toEqual(lines);
  });

  it('hold no secret, well formed or not', () => {
    const secrets = settingsList().filter(({ secret }) => secret);
    expect(secrets.map(({ name }) => name)).toEqual([
      'DATABASE_URL',
      'S3_KEY',
      'S3_SECRET',
      'MAIL_URL',
      'SMS_OUT_URL',
      'SMS_OUT_SECRET',
      'SENTRY_DSN',
      'SMS_PROVIDERS',
      'THAWANI_KEY',
      'THAWANI_PUBLISHABLE_KEY',
      'THAWANI_WEBHOOK_SECRET',
    ]);
    for (const value of ['hush', 'https://hush:hush@host.example/hush?hush=hush']) {
      const { lines, errors } = printSettings(
        Object.fromEntries(secrets.map(({ name }) => [name, value])),
        demo,
      );
      expect([...lines, ...errors].filter((line) => line.includes('hush'))).toEqual([]);
    }
  });

  it('come with what would stop a start', () => {
    expect(printSettings({ ...production, PORT: 'x', MEDIA_ORIGIN: '' }, demo).errors).toEqual([
      'PORT must be a whole number from 1 to 65535 (it is "x")',
      'MEDIA_ORIGIN must be given in production',
    ]);
  });
});
