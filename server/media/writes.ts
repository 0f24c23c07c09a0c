import type { Submitter } from '../platform/writer/openWriter.ts';
import { claimMedia, holdMedia, noteMedia } from './job/mediaClaims.ts';
import { dropIdentity, dropMedia, dropReplacements, dropUploads } from './sweep/sweepWrites.ts';

/** The writes of media and the sweeper, by the names under which they are submitted. */
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
