import type { Submitter } from '../platform/writer/openWriter.ts';
import { claimMedia, holdMedia, noteMediaOf, type OnFailedMedia } from './job/mediaClaims.ts';
import { dropIdentity, dropMedia, dropReplacements, dropUploads } from './sweep/sweepWrites.ts';

/** The writes of media and the sweeper, by the names under which they are submitted. */
export const mediaWrites = (onFailed: OnFailedMedia) => ({
  claimMedia,
  holdMedia,
  noteMedia: noteMediaOf(onFailed),
  dropMedia,
  dropIdentity,
  dropReplacements,
  dropUploads,
});

export type MediaWriter = Submitter<ReturnType<typeof mediaWrites>>;
