import { MEGABYTE_BYTES } from '../../domain/forms/mediaFile.ts';
import * as read from '../settingReaders.ts';
import type { Config, MediaSettings, ReadSetting } from '../settings.ts';

const GIGAPIXEL = 1_000_000_000;
const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'];

/** Reads where files are kept, who serves them and who converts them. */
export function readMediaSettings(setting: ReadSetting): MediaSettings {
  const mediaPort = setting('MEDIA_PORT', read.port, 8083);
  const endpoint = setting('S3_ENDPOINT', read.secureOrigin, '');
  const s3 = {
    endpoint,
    region: setting('S3_REGION', read.plainName, 'us-east-1'),
    bucket: setting('S3_BUCKET', read.plainName, ''),
    key: setting('S3_KEY', read.accessKey, ''),
    secret: setting('S3_SECRET', read.secret, ''),
  };
  return {
    mediaPort,
    mediaOrigin: setting('MEDIA_ORIGIN', read.origin, `http://localhost:${mediaPort}`),
    s3: endpoint === '' ? null : s3,
    ffmpegPath: setting<string | null>('FFMPEG_PATH', read.program, 'ffmpeg'),
    mediaMostPixels: setting('MEDIA_MAX_GIGAPIXELS', read.count(1, 1_000), 64) * GIGAPIXEL,
    uploadNetworkBytes: setting('UPLOAD_NETWORK_MEGABYTES', read.count(1, 1_000_000), 6_000) * MEGABYTE_BYTES,
  };
}

type Given = Pick<
  Config,
  'mediaOrigin' | 'publicOrigin' | 'adminOrigin' | 'gatewayOrigin' | 'environment' | 'apiOrigin'
>;

/** What is wrong between these settings and the others, each as a sentence. */
export function mediaProblems(
  config: Given,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const problems: string[] = [];
  const { publicOrigin, adminOrigin, gatewayOrigin, apiOrigin, mediaOrigin } = config;
  if ([publicOrigin, adminOrigin, gatewayOrigin, apiOrigin].includes(mediaOrigin))
    problems.push('MEDIA_ORIGIN must be an origin of its own: what candidates send never runs on the site');
  if (config.environment === 'production' && !variables['MEDIA_ORIGIN'])
    problems.push('MEDIA_ORIGIN must be given in production');
  const given = s3Names.filter((name) => variables[name]);
  const missing = s3Names.filter((name) => !variables[name]);
  if (given.length > 0 && missing.length > 0)
    problems.push(`${missing.join(', ')} must be given with ${given.join(', ')}`);
  return problems;
}
