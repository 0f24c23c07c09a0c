/** The media that an entry can have in the tests of its pages, and the times at which a part is requested. */
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
/** The times at which a part is requested: just before the links to it end, and when they end. */
export const wishes = [-1, 0].map((ms) => askedAt + mediaOf().links_hold_ms + ms);

/** The transitions of a viewer that read the entry again after it changed. @param id of the machine */
export const rereads = (id: string): string[] =>
  ['video', 'audio', 'unsupported', 'empty'].map(
    (view) => `${id}.${view} on entry.changed: ${id}.${view}.refreshing`,
  );
