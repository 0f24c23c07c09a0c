import type { Submitter } from '../platform/writer/openWriter.ts';
import { claimMedia, holdMedia, noteMedia } from './job/mediaClaims.ts';
import { dropIdentity, dropMedia, dropReplacements, dropUploads } from './sweep/sweepWrites.ts';

/** The writes of this subject. */
export const mediaWrites = {
  claimMedia,
  holdMedia,
  noteMedia,
  dropMedia,
  dropIdentity,
  dropReplacements,
  dropUploads,
};

export type MediaWriter = Submitter<typeof mediaWrites>;
