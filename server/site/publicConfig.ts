import type { Config as PublicConfig, SmsProvider, Updates } from '../../domain/contract.ts';
import { SMS_PRICE_BAISA, UPLOAD_CHUNK_BYTES } from '../../domain/limits.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';

/** The settings of the pages. */
export type SiteConfig = PlatformConfig & {
  mediaOrigin: string;
  convertsMedia: boolean;
  cardFieldsOrigin: string | null;
  smsProviders: readonly SmsProvider[];
  /** How browsers are to follow a board now. */
  updates: () => Updates;
};

/** The public settings. @param now the server's time (UTC ms) that they contain */
export const publicConfig = (config: SiteConfig, now: number): PublicConfig => ({
  version: config.version,
  build: config.build,
  environment: config.environment,
  support_email: config.supportEmail,
  public_origin: config.publicOrigin,
  admin_origin: config.adminOrigin,
  sms: {
    price_baisa: SMS_PRICE_BAISA,
    providers: config.smsProviders.map(({ id, name_ar, name_en, short_code }) => ({
      id,
      name_ar,
      name_en,
      short_code,
    })),
  },
  uploads: {
    resumable: true,
    chunk_bytes: UPLOAD_CHUNK_BYTES,
    media_origin: config.mediaOrigin,
    converts: config.convertsMedia,
  },
  updates: config.updates(),
  server_time: now,
});
