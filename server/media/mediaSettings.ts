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

/** Who serves files and who converts them. */
export const mediaSettings = (given: Given) => ({
  mediaPort: given.MEDIA_PORT,
  /** Where browsers find what candidates sent: an origin that runs nothing (decision D79). */
  mediaOrigin: given.MEDIA_ORIGIN ?? `http://localhost:${given.MEDIA_PORT}`,
  /** The program that converts; null where none shall. */
  ffmpegPath: given.FFMPEG_PATH,
  /** Videos of more pixels, over all their frames, are not converted. */
  mediaMostPixels: given.MEDIA_MAX_GIGAPIXELS * GIGAPIXEL,
  /** What uploads of one IPv4 address or IPv6 /64 may hold at once (bytes). */
  uploadNetworkBytes: given.UPLOAD_NETWORK_MEGABYTES * MEGABYTE_BYTES,
});

export type MediaConfig = ReturnType<typeof mediaSettings>;

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
  return problems;
}
