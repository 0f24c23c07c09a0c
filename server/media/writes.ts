import type { Submitter } from '../platform/writer/openWriter.ts';
import { claimMedia, holdMedia } from './job/claimMedia.ts';
import { noteMedia } from './job/noteMedia.ts';
import { dropIdentity } from './sweep/dropIdentity.ts';
import { dropMedia } from './sweep/dropMedia.ts';
import { dropReplacements } from './sweep/dropReplacements.ts';
import { dropUploads } from './sweep/dropUploads.ts';

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
