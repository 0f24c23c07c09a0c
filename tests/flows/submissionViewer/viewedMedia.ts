/** What an entry can hold, and when a part of it is requested. */
import { httpError } from '../../../domain/errors.ts';
import { audioMedia, mediaOf, submissionsTime } from '../../support/entries/submissionFacts.ts';
import { failures } from '../entryFailures.ts';

/** A video, a sound recording and a PDF, each ready and in conversion; a file still being checked; and no file. */
export const viewedMedia = [
  mediaOf(),
  mediaOf({ state: 'converting' }),
  audioMedia,
  { ...audioMedia, state: 'converting' as const },
  mediaOf({ file_url: '/media/notes.pdf?signature=1' }),
  mediaOf({ file_url: '/media/notes.pdf?signature=1', state: 'converting' }),
  mediaOf({ file_url: null, state: 'checking' }),
  null,
];

export const viewingFailures = [...failures, httpError({ status: 404 })];

export const askedAt = submissionsTime;
/** Just before the links end, and when they do. */
export const wishes = [-1, 0].map((ms) => askedAt + mediaOf().links_hold_ms + ms);
