import { demo } from '../../demo/demo.ts';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../start/readConfig.ts';

const provider = { id: 'mada', name_ar: 'مدى', name_en: 'Mada', short_code: '90555', secret: 'x'.repeat(16) };
const production = {
  NODE_ENV: 'production',
  TRUST_PROXY: 'none',
  SMS_PROVIDERS: JSON.stringify([provider]),
  SAWT_KEYS_DIR: '/keys',
  PUBLIC_ORIGIN: 'https://vote.example',
  ADMIN_ORIGIN: 'https://staff.example',
  MEDIA_ORIGIN: 'https://media.example',
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@vote.example',
};
const thawani = {
  PAYMENT_GATEWAY: 'thawani',
  THAWANI_BASE_URL: 'http://127.0.0.1:9999',
  THAWANI_KEY: 'secret-key',
  THAWANI_PUBLISHABLE_KEY: 'public-key',
  THAWANI_WEBHOOK_SECRET: 'webhook-secret',
};

function errorsOf(variables: Record<string, string>): string[] {
  const result = readConfig(variables, demo);
  return result.ok ? [] : result.errors;
}

describe('the payment gateway', () => {
  it('may be Thawani, on this machine also without TLS', () => {
    expect(readConfig(thawani, demo)).toMatchObject({
      config: {
        paymentGateway: 'thawani',
        gatewaySettings: {
          baseUrl: 'http://127.0.0.1:9999',
          apiKey: 'secret-key',
          publishableKey: 'public-key',
          webhookSecret: 'webhook-secret',
        },
      },
    });
  });

  it('is never Thawani because of a key alone', () => {
    expect(readConfig({ THAWANI_KEY: 'secret-key' }, demo)).toMatchObject({
      config: { paymentGateway: 'sandbox', gatewaySettings: null },
    });
  });

  it('follows the port of the sandbox', () => {
    expect(readConfig({ GATEWAY_PORT: '9082' }, demo)).toMatchObject({
      config: { gatewayPort: 9082, gatewayOrigin: 'http://localhost:9082' },
    });
  });
});

describe('a bad payment setting is named with the values it allows', () => {
  const needed = (name: string) => `${name} must be given with PAYMENT_GATEWAY=thawani`;
  const onlyReal = 'PAYMENT_GATEWAY must be thawani in production: the sandbox takes no real money';

  it.each<[Record<string, string>, string]>([
    [{ PAYMENT_GATEWAY: 'stripe' }, 'PAYMENT_GATEWAY must be one of sandbox, thawani (it is "stripe")'],
    [{ GATEWAY_PORT: '0' }, 'GATEWAY_PORT must be a whole number from 1 to 65535 (it is "0")'],
    [
      { GATEWAY_ORIGIN: 'http://localhost:8080' },
      'GATEWAY_ORIGIN must be an origin of its own: card digits never reach the site',
    ],
    [
      { GATEWAY_ORIGIN: 'http://localhost:8081' },
      'GATEWAY_ORIGIN must be an origin of its own: card digits never reach the site',
    ],
    [{ ...thawani, THAWANI_BASE_URL: '' }, needed('THAWANI_BASE_URL')],
    [{ ...thawani, THAWANI_KEY: '' }, needed('THAWANI_KEY')],
    [{ ...thawani, THAWANI_PUBLISHABLE_KEY: '' }, needed('THAWANI_PUBLISHABLE_KEY')],
    [{ ...thawani, THAWANI_WEBHOOK_SECRET: '' }, needed('THAWANI_WEBHOOK_SECRET')],
    [
      { ...thawani, THAWANI_KEY: 'two words' },
      'THAWANI_KEY must be 8 to 256 visible characters without spaces',
    ],
    [
      { ...thawani, THAWANI_BASE_URL: 'http://checkout.thawani.example' },
      'THAWANI_BASE_URL must be https (it is "http://checkout.thawani.example")',
    ],
    [
      { ...thawani, THAWANI_BASE_URL: 'https://checkout.thawani.example/api' },
      'THAWANI_BASE_URL must be an origin such as https://vote.example, without a path (it is "https://checkout.thawani.example/api")',
    ],
    [production, onlyReal],
    [{ ...production, DEMO: 'off' }, onlyReal],
    [{ ...production, DEMO: 'on', GATEWAY_ORIGIN: 'https://cards.example' }, onlyReal],
  ])('%j: %s', (variables, error) => {
    expect(errorsOf(variables)).toEqual([error]);
  });
});
