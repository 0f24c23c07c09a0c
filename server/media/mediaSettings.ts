import { MEGABYTE_BYTES } from '../../domain/forms/mediaFile.ts';
import { programFound } from './ffmpeg/programFound.ts';
import { setting } from '../platform/settings/setting.ts';
import * as read from '../platform/settings/settingReaders.ts';

const GIGAPIXEL = 1_000_000_000;

export const mediaVariables = {
  MEDIA_PORT: setting("port of candidates' files", read.port.default(8083)),
  MEDIA_ORIGIN: setting("origin of candidates' files", read.origin.optional(), {
    otherwise: 'localhost and `MEDIA_PORT`',
    required: { in: 'production' },
  }),
  FFMPEG_PATH: setting(
    'converts recordings ([D78](docs/decisions/D78-media-job.md)); `off` serves them as they are and refuses MKV, 3GP and FLAC',
    read.program.default('ffmpeg'),
    { otherwise: '`ffmpeg`, where installed' },
  ),
  MEDIA_MAX_GIGAPIXELS: setting(
    'videos with more pixels, over all frames, are not converted ([D126](docs/decisions/D126-conversion-budget.md))',
    read.count(1, 1_000).default(64),
  ),
  UPLOAD_NETWORK_MEGABYTES: setting(
    'quota of unused uploads of one IPv4 address or IPv6 /64 ([D125](docs/decisions/D125-reservations.md))',
    read.count(1, 1_000_000).default(6_000),
  ),
};

/** Defaults that depend on other settings. */
export const mediaDefaults = (given: read.Read<typeof mediaVariables>) => ({
  MEDIA_ORIGIN: `http://localhost:${given.MEDIA_PORT}`,
});

type Given = read.Read<typeof mediaVariables> & ReturnType<typeof mediaDefaults>;

/** Settings for serving and converting files. */
export const mediaSettings = (given: Given) => ({
  mediaPort: given.MEDIA_PORT,
  /**
   * Where browsers load candidates' files. It must be an origin of its own, from which nothing runs
   * (decision D79).
   */
  mediaOrigin: given.MEDIA_ORIGIN,
  /** The path of ffmpeg; null to convert nothing. */
  ffmpegPath: given.FFMPEG_PATH,
  /** Whether recordings are accepted that must be converted (decision D198). */
  convertsMedia: programFound(given.FFMPEG_PATH),
  /** A video with more pixels, counted over all its frames, is not converted. */
  mediaMostPixels: given.MEDIA_MAX_GIGAPIXELS * GIGAPIXEL,
  /** The most bytes that unused uploads of one IPv4 address or IPv6 /64 may hold. */
  uploadNetworkBytes: given.UPLOAD_NETWORK_MEGABYTES * MEGABYTE_BYTES,
});

export type MediaConfig = ReturnType<typeof mediaSettings>;

type Origins = Record<'mediaOrigin' | 'publicOrigin' | 'adminOrigin' | 'gatewayOrigin', string>;

/** Conflicts between these settings and the others, each as a sentence. */
export function mediaErrors(config: Origins & { apiOrigin: string | null }): string[] {
  const { publicOrigin, adminOrigin, gatewayOrigin, apiOrigin, mediaOrigin } = config;
  return [publicOrigin, adminOrigin, gatewayOrigin, apiOrigin].includes(mediaOrigin)
    ? ['MEDIA_ORIGIN must be an origin of its own: what candidates send never runs on the site']
    : [];
}
