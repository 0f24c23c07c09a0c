import { demo } from '../../demo/demo.ts';
import { describe, expect, it } from 'vitest';
import { production, provider } from '../../tests/support/servers/productionSettings.ts';
import { readConfig } from './readConfig.ts';
import { demoProviders } from '../../demo/demoProviders.ts';
import { defaultLimits } from '../platform/limits/limitSettings.ts';

describe('the settings', () => {
  it('have defaults that start the demo on this machine alone', () => {
    const result = readConfig({ DATA_DIR: '/tmp/sawt' }, demo);
    expect(result).toEqual({
      ok: true,
      config: {
        environment: 'development',
        version: '1.0.0',
        build: '1',
        cardFieldsOrigin: 'http://localhost:8082',
        host: '127.0.0.1',
        port: 8080,
        adminPort: 8081,
        metricsPort: 9464,
        metricsHost: '127.0.0.1',
        operatorPort: 8084,
        connections: 12_000,
        connectionsPerNetwork: 2_000,
        streamLimit: 5_000,
        publicOrigin: 'http://localhost:8080',
        adminOrigin: 'http://localhost:8081',
        apiOrigin: null,
        backups: null,
        trustProxy: [],
        flags: { entryVotes: 200, entryFactor: 20, networkOrders: 300, networkFactor: 10 },
        limits: defaultLimits,
        dataDir: '/tmp/sawt',
        keysDir: '/tmp/sawt/keys',
        databaseUrl: null,
        roles: { web: true, work: true },
        needsStandby: false,
        paymentGateway: 'sandbox',
        gatewayPort: 8082,
        gatewayOrigin: 'http://localhost:8082',
        paymentPollMs: 10_000,
        drainMs: 0,
        gatewaySettings: null,
        mail: null,
        smsOut: null,
        smsPartBaisa: null,
        outboxDir: '/tmp/sawt/outbox',
        mediaPort: 8083,
        mediaOrigin: 'http://localhost:8083',
        s3: null,
        ffmpegPath: 'ffmpeg',
        mediaMostPixels: 64_000_000_000,
        convertsMedia: expect.any(Boolean) as boolean,
        uploadNetworkBytes: 6_000_000_000,
        smsProviders: demoProviders,
        demo: true,
        logLevel: 'info',
        supportEmail: 'support@sawt.example',
        sentryDsn: null,
      },
    });
  });

  it('follow the environment', () => {
    const result = readConfig(
      {
        ...production,
        PORT: '9000',
        TRUST_PROXY: '10.0.0.0/8, ::1',
        DATABASE_URL: 'postgres://sawt:secret@db/sawt',
        LOG_LEVEL: 'warn',
        LIMITS: 'order.device=20+60/m, forgot.contact=4/h',
        SENTRY_DSN: 'https://key@crashes.example/1',
        API_ORIGIN: 'https://api.example',
        S3_ENDPOINT: 'https://s3.example',
        S3_BUCKET: 'sawt-media',
        S3_KEY: 'key-id',
        S3_SECRET: 'key-secret',
        FFMPEG_PATH: 'off',
        SMS_OUT_URL: 'https://sms.example/send?key=1',
        SMS_OUT_SECRET: 'carrier-secret',
        BACKUP_DIR: '/var/backups/sawt',
        BACKUP_EVERY_HOURS: '2',
        BACKUP_KEEP: '24',
      },
      demo,
    );
    expect(result).toMatchObject({
      ok: true,
      config: {
        port: 9000,
        trustProxy: ['10.0.0.0/8', '::1'],
        databaseUrl: 'postgres://sawt:secret@db/sawt',
        logLevel: 'warn',
        backups: { folder: '/var/backups/sawt', everyMs: 7_200_000, keep: 24 },
        limits: {
          ...defaultLimits,
          'order.device': { burst: 20, perMinute: 60 },
          'forgot.contact': { burst: 4, perMinute: 4 / 60 },
        },
        apiOrigin: 'https://api.example',
        smsProviders: [provider],
        keysDir: '/keys',
        paymentGateway: 'thawani',
        cardFieldsOrigin: null,
        gatewaySettings: {
          baseUrl: 'https://checkout.thawani.example',
          apiKey: 'thawani-secret-key',
          publishableKey: 'thawani-public-key',
          webhookSecret: 'thawani-webhook-secret',
        },
        mail: {
          url: 'smtps://sawt:mail-secret@mail.example',
          from: 'Sawt <no-reply@vote.example>',
        },
        smsOut: { url: 'https://sms.example/send?key=1', secret: 'carrier-secret' },
        mediaOrigin: 'https://media.example',
        s3: {
          endpoint: 'https://s3.example',
          region: 'us-east-1',
          bucket: 'sawt-media',
          key: 'key-id',
          secret: 'key-secret',
        },
        ffmpegPath: null,
        demo: false,
      },
    });
  });

  it('treat an empty value as unset', () => {
    expect(readConfig({ PORT: '', SMS_PROVIDERS: '' }, demo)).toEqual(readConfig({}, demo));
  });
});
