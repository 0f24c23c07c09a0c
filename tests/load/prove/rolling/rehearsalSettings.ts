import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_NAMES } from '../../../../server/platform/keys.ts';
import type { S3Settings } from '../../../../server/platform/storage/s3Store.ts';
import { production } from '../../../support/servers/productionSettings.ts';

/**
 * Makes keys, and returns the settings that both nodes share. The proof calls none of their outside
 * addresses.
 */
export function rehearsalSettings(
  folder: string,
  databaseUrl: string,
  s3: S3Settings,
): Record<string, string> {
  const keys = join(folder, 'keys');
  mkdirSync(keys);
  for (const name of KEY_NAMES)
    writeFileSync(join(keys, `${name}.key`), randomBytes(32).toString('hex'), { mode: 0o600 });
  return {
    ...production,
    TRUST_PROXY: '127.0.0.1',
    SAWT_KEYS_DIR: keys,
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_KEY: s3.key,
    S3_SECRET: s3.secret,
    S3_REGION: s3.region,
    FFMPEG_PATH: 'off',
    LOG_LEVEL: 'silent',
  };
}
