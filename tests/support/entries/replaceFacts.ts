/** Files, entries and replies for tests that replace the recording of an entry. */
import { fieldErrors, messageError, unauthenticated } from '../../../domain/errors.ts';
import type { ChosenMedia } from '../../../src/machines/mediaUpload/mediaUploadTypes.ts';
import type { EntryToReplace } from '../../../src/machines/submissionReplace/submissionReplaceTypes.ts';
import { competitionOf } from '../catalogue/catalogueFixtures.ts';
import { submissionOf, submissionsTime } from './submissionFacts.ts';

export const film = new File(['a film'], 'أغنية (final).mp4', { type: 'video/mp4' });
// Say this size without using the memory; no test reads the content.
Object.defineProperty(film, 'size', { value: 180_000_000 });
export const chosenFilm: ChosenMedia = { file: film, kind: 'video', durationMs: 108_000, poster: null };

export const openEntry: EntryToReplace = { submission: submissionOf(), now: submissionsTime };
export const endedEntry: EntryToReplace = { ...openEntry, now: competitionOf().comp_end! };

export const opened = { limitMegabytes: 200, resumable: true, converts: false, key: 'a-form' } as const;
export const replaceRefusals = {
  over: messageError('It is over.', { status: 403, code: 'competition_ended' }),
  gone: fieldErrors({ media_file: ['Send it again.'] }, { status: 422, code: 'upload_gone' }),
  signedOut: unauthenticated({ status: 401 }),
  busy: messageError('Too many at once.', { status: 409, code: 'still_working' }),
};
