import type { SmsProvider } from '../domain/contract.ts';
import type { SmsOutSettings } from './platform/messages/httpSms.ts';
import type { Limits } from './platform/limits/limitSettings.ts';
import type { MailSettings } from './platform/messages/smtpMail.ts';
import type { FlagThresholds } from './payments/flags/flagThresholds.ts';
import type { ThawaniSettings } from './payments/gateways/thawaniGateway.ts';
import type { S3Settings } from './platform/storage/s3Store.ts';

export type Environment = 'production' | 'development' | 'test';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** An operator that sends text messages; the secret signs its calls (decision D6). */
export type SmsProviderSetting = SmsProvider & { secret: string };

/** Reads one variable with a reader of `settingReaders.ts`; the fallback stands where it is not given. */
export type ReadSetting = <T>(name: string, reader: (text: string) => T, fallback: T) => T;

export type PaymentSettings = {
  paymentGateway: 'sandbox' | 'thawani';
  gatewayPort: number;
  /** Where browsers find the sandbox gateway: the origin of its card fields (decision D11). */
  gatewayOrigin: string;
  /** How often (ms) the gateway is asked for a session that may still be paid. */
  paymentPollMs: number;
  /** Set exactly with the gateway thawani. */
  thawani: ThawaniSettings | null;
  /** From when on pace and networks of votes are flagged. */
  flags: FlagThresholds;
};

export type MessageSettings = {
  /** Null where e-mail is written to files. */
  mail: MailSettings | null;
  /** Null where text messages are written to files. */
  smsOut: SmsOutSettings | null;
  /** Where messages are written that have nowhere to go. */
  outboxDir: string;
};

export type MediaSettings = {
  mediaPort: number;
  /** Where browsers find what candidates sent: an origin that runs nothing (decision D79). */
  mediaOrigin: string;
  /** Null where files are kept in the data folder. */
  s3: S3Settings | null;
  /** The program that converts; null where none shall. */
  ffmpegPath: string | null;
  /** Videos of more pixels, over all their frames, are not converted. */
  mediaMostPixels: number;
  /** What uploads of one IPv4 address or IPv6 /64 may hold at once (bytes). */
  uploadNetworkBytes: number;
};

type SettingsElsewhere = PaymentSettings & MessageSettings & MediaSettings;

/** Everything that the surroundings decide. Origins have no trailing slash, folders are absolute. */
export type Config = SettingsElsewhere & {
  environment: Environment;
  version: string;
  build: string;
  host: string;
  port: number;
  adminPort: number;
  metricsPort: number;
  /** Where operators hand in text messages when the public listener's connections are used up. */
  operatorPort: number;
  /** Connections that one listener holds. */
  connections: number;
  /** Connections that one address or /64 holds on the public or the admin listener. */
  connectionsPerNetwork: number;
  publicOrigin: string;
  adminOrigin: string;
  /** Where browsers find the API when that is not the site's own origin (decision D35). */
  apiOrigin: string | null;
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  trustProxy: string[];
  /** What a device, contact, account and network may ask for. */
  limits: Limits;
  dataDir: string;
  keysDir: string;
  databaseUrl: string | null;
  smsProviders: readonly SmsProviderSetting[];
  /** How long (ms) a server that was told to stop goes on, so that a load balancer sees that it is not ready. */
  drainMs: number;
  demo: boolean;
  logLevel: LogLevel;
  supportEmail: string;
  /** Where browsers report crashes, by Sentry's protocol; null where they do not. */
  sentryDsn: string | null;
};
