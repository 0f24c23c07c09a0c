import { demo } from '../../demo/demo.ts';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './readConfig.ts';
import { demoProviders } from '../../demo/demoProviders.ts';

const provider = { id: 'mada', name_ar: 'مدى', name_en: 'Mada', short_code: '90555', secret: 'x'.repeat(16) };
const production = {
  NODE_ENV: 'production',
  TRUST_PROXY: '10.0.0.0/8',
  SMS_PROVIDERS: JSON.stringify([provider]),
  SAWT_KEYS_DIR: '/nowhere',
  PUBLIC_ORIGIN: 'https://vote.example',
  ADMIN_ORIGIN: 'https://staff.example',
  MEDIA_ORIGIN: 'https://media.example',
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@vote.example',
  PAYMENT_GATEWAY: 'thawani',
  THAWANI_BASE_URL: 'https://checkout.thawani.example',
  THAWANI_KEY: 'secret-key',
  THAWANI_PUBLISHABLE_KEY: 'public-key',
  THAWANI_WEBHOOK_SECRET: 'webhook-secret',
};

const errorsOf = (variables: Record<string, string>) => {
  const read = readConfig(variables, demo);
  return read.ok ? [] : read.errors;
};

/** The errors of a start of the product without its demo. */
const errorsWithoutDemo = (variables: Record<string, string>) => {
  const read = readConfig(variables);
  return read.ok ? [] : read.errors;
};

const local = (name: string) =>
  `${name} must be on localhost outside production (or set NODE_ENV=production)`;
const secure = (name: string) => `${name} must be https in production`;

describe('the rules of a start', () => {
  it.each<[string, Record<string, string>]>([
    ['production with everything it needs', production],
    ['production that says it has no proxy', { ...production, TRUST_PROXY: 'none' }],
    [
      'development on this machine',
      { ADMIN_ORIGIN: 'http://[::1]:8081', PUBLIC_ORIGIN: 'http://127.0.0.1:1' },
    ],
  ])('let %s start', (_, variables) => {
    expect(errorsOf(variables)).toEqual([]);
  });

  it.each<[Record<string, string>, string]>([
    [{ PUBLIC_ORIGIN: 'https://vote.example' }, local('PUBLIC_ORIGIN')],
    [{ ADMIN_ORIGIN: 'http://10.0.0.1:8081' }, local('ADMIN_ORIGIN')],
    [{ MEDIA_ORIGIN: 'https://media.example' }, local('MEDIA_ORIGIN')],
    [{ GATEWAY_ORIGIN: 'https://cards.example' }, local('GATEWAY_ORIGIN')],
    [{ API_ORIGIN: 'https://api.example', NODE_ENV: 'test' }, local('API_ORIGIN')],
    [{ PUBLIC_ORIGIN: 'http://localhost.example' }, local('PUBLIC_ORIGIN')],
    [
      { ...production, TRUST_PROXY: '' },
      'TRUST_PROXY must be given in production: the networks of the balancer, or none',
    ],
    [{ ...production, PUBLIC_ORIGIN: 'http://vote.example' }, secure('PUBLIC_ORIGIN')],
    [{ ...production, ADMIN_ORIGIN: 'http://localhost:8081' }, secure('ADMIN_ORIGIN')],
    [{ ...production, MEDIA_ORIGIN: 'http://media.example' }, secure('MEDIA_ORIGIN')],
    [{ ...production, API_ORIGIN: 'http://api.example' }, secure('API_ORIGIN')],
    [
      { ...production, SMS_PROVIDERS: JSON.stringify([{ ...provider, secret: demoProviders[0]?.secret }]) },
      'SMS_PROVIDERS gives mada a secret of the demo, which is public',
    ],
    [
      { SMS_PROVIDERS: JSON.stringify([provider, { ...provider, id: 'twin' }]) },
      'SMS_PROVIDERS gives mada and twin one secret and one short code',
    ],
    [
      { ...production, PAYMENT_GATEWAY: 'sandbox', GATEWAY_ORIGIN: 'https://cards.example', DEMO: 'on' },
      'PAYMENT_GATEWAY must be thawani in production: the sandbox takes no real money',
    ],
  ])('refuse %j: %s', (variables, error) => {
    expect(errorsOf(variables)).toEqual([error]);
  });
});

describe('the key files of production', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sawt-rules-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    [0o600, 0],
    [0o400, 0],
    [0o640, 1],
    [0o604, 1],
  ])('with mode %o have %i failures', (mode, count) => {
    const path = join(folder, 'pepper.key');
    writeFileSync(path, 'f'.repeat(64));
    chmodSync(path, mode);
    const line = `SAWT_KEYS_DIR holds ${path}, which others may read: chmod 600 it`;
    expect(errorsOf({ ...production, SAWT_KEYS_DIR: folder })).toEqual(Array(count).fill(line));
  });

  it('names what the demo would have brought where the product starts without it', () => {
    expect(errorsWithoutDemo({ DEMO: 'on' })).toEqual([
      'DEMO is on, but this program has no demo: start demo/main.ts',
      'PAYMENT_GATEWAY must be thawani, or start demo/main.ts, which has the sandbox',
      'SMS_PROVIDERS must be given, or start demo/main.ts, which has invented ones',
    ]);
  });

  it('blames wrong operators only for what they are', () => {
    expect(errorsOf({ ...production, SMS_PROVIDERS: '[]' })).toEqual([
      'SMS_PROVIDERS must list at least one provider',
    ]);
  });

  it('lets production start without the demo', () => {
    expect(errorsWithoutDemo(production)).toEqual([]);
  });
});
