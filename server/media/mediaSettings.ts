import { MEGABYTE_BYTES } from '../../domain/forms/mediaFile.ts';
import * as read from '../settingReaders.ts';

const GIGAPIXEL = 1_000_000_000;
const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'];

export const mediaVariables = {
  MEDIA_PORT: read.port.default(8083),
  MEDIA_ORIGIN: read.origin.optional(),
  S3_ENDPOINT: read.secureOrigin.default(''),
  S3_REGION: read.plainName.default('us-east-1'),
  S3_BUCKET: read.plainName.default(''),
  S3_KEY: read.accessKey.default(''),
  S3_SECRET: read.secret.default(''),
  FFMPEG_PATH: read.program.default('ffmpeg'),
  MEDIA_MAX_GIGAPIXELS: read.count(1, 1_000).default(64),
  UPLOAD_NETWORK_MEGABYTES: read.count(1, 1_000_000).default(6_000),
};
type Given = read.Read<typeof mediaVariables>;

const s3Settings = (given: Given) => ({
  endpoint: given.S3_ENDPOINT,
  region: given.S3_REGION,
  bucket: given.S3_BUCKET,
  key: given.S3_KEY,
  secret: given.S3_SECRET,
});

/** Where files are kept, who serves them and who converts them. */
export const mediaSettings = (given: Given) => ({
  mediaPort: given.MEDIA_PORT,
  /** Where browsers find what candidates sent: an origin that runs nothing (decision D79). */
  mediaOrigin: given.MEDIA_ORIGIN ?? `http://localhost:${given.MEDIA_PORT}`,
  /** Null where files are kept in the data folder. */
  s3: given.S3_ENDPOINT === '' ? null : s3Settings(given),
  /** The program that converts; null where none shall. */
  ffmpegPath: given.FFMPEG_PATH,
  /** Videos of more pixels, over all their frames, are not converted. */
  mediaMostPixels: given.MEDIA_MAX_GIGAPIXELS * GIGAPIXEL,
  /** What uploads of one IPv4 address or IPv6 /64 may hold at once (bytes). */
  uploadNetworkBytes: given.UPLOAD_NETWORK_MEGABYTES * MEGABYTE_BYTES,
});

type Origins = Record<'mediaOrigin' | 'publicOrigin' | 'adminOrigin' | 'gatewayOrigin', string>;

/** What is wrong between these settings and the others, each as a sentence. */
export function mediaProblems(
  config: Origins & { environment: string; apiOrigin: string | null },
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
