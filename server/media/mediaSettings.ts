import { MEGABYTE_BYTES } from '../../domain/forms/mediaFile.ts';
import * as read from '../platform/settings/settingReaders.ts';

const GIGAPIXEL = 1_000_000_000;

export const mediaVariables = {
  MEDIA_PORT: read.port.default(8083),
  MEDIA_ORIGIN: read.origin.optional(),
  FFMPEG_PATH: read.program.default('ffmpeg'),
  MEDIA_MAX_GIGAPIXELS: read.count(1, 1_000).default(64),
  UPLOAD_NETWORK_MEGABYTES: read.count(1, 1_000_000).default(6_000),
};
type Given = read.Read<typeof mediaVariables>;

/** Settings for serving and converting files. */
export const mediaSettings = (given: Given) => ({
  mediaPort: given.MEDIA_PORT,
  /** Where browsers load candidates' files: an origin that runs nothing (decision D79). */
  mediaOrigin: given.MEDIA_ORIGIN ?? `http://localhost:${given.MEDIA_PORT}`,
  /** The converter; null to convert nothing. */
  ffmpegPath: given.FFMPEG_PATH,
  /** Videos with more pixels, over all their frames, are not converted. */
  mediaMostPixels: given.MEDIA_MAX_GIGAPIXELS * GIGAPIXEL,
  /** Quota (bytes) of the uploads of one IPv4 address or IPv6 /64. */
  uploadNetworkBytes: given.UPLOAD_NETWORK_MEGABYTES * MEGABYTE_BYTES,
});

export type MediaConfig = ReturnType<typeof mediaSettings>;

type Origins = Record<'mediaOrigin' | 'publicOrigin' | 'adminOrigin' | 'gatewayOrigin', string>;

/** Conflicts between these settings and the others, each as a sentence. */
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
  return problems;
}
