/** What can happen to an entry that gets another file, and the paths through it: for the machine, and for its page. */
import { fieldErrors, httpError, messageError, networkError, unauthenticated } from '../../domain/errors.ts';
import { fileUnreadable } from '../../domain/forms/mediaFile.ts';
import type { ChosenMedia } from '../../src/machines/mediaUpload/mediaUploadTypes.ts';
import { submissionReplaceMachine } from '../../src/machines/submissionReplace/submissionReplaceMachine.ts';
import { submissionReplaceOutcomes } from '../../src/machines/submissionReplace/submissionReplaceOutcomes.ts';
import type {
  EntryToReplace,
  SubmissionReplaceContext,
} from '../../src/machines/submissionReplace/submissionReplaceTypes.ts';
import { competitionOf } from './catalogueFixtures.ts';
import { type ModelOptions, type ModelPath, transitionPaths } from './model.ts';
import { submissionOf, submissionsTime } from './submissionFacts.ts';

export const film = new File(['a film'], 'أغنية (final).mp4', { type: 'video/mp4' });
export const chosenFilm: ChosenMedia = { file: film, kind: 'video', durationMs: 108_000, poster: null };

export const openEntry: EntryToReplace = { submission: submissionOf(), now: submissionsTime };
export const endedEntry: EntryToReplace = { ...openEntry, now: competitionOf().comp_end! };

export const opened = { limitMegabytes: 200, resumable: true, key: 'a-form' } as const;
export const replaceRefusals = {
  over: messageError('It is over.', { status: 403, code: 'competition_ended' }),
  gone: fieldErrors({ media_file: ['Send it again.'] }, { status: 422, code: 'upload_gone' }),
  signedOut: unauthenticated({ status: 401 }),
  busy: messageError('Too many at once.', { status: 409, code: 'still_working' }),
};

const outcomes = submissionReplaceOutcomes({
  opened: [opened, { ...opened, resumable: false }],
  failure: networkError,
  file: film,
  checked: [
    { ok: true, media: chosenFilm },
    { ok: false, problem: 'tooLong' },
  ],
  progress: { phase: 'uploading', sent: 3, total: 6 },
  uploads: [
    { kind: 'uploaded', ticket: 'ticket' },
    { kind: 'cancelled' },
    { kind: 'failed', error: replaceRefusals.over },
    { kind: 'failed', error: fileUnreadable },
    { kind: 'failed', error: httpError({ status: 503 }) },
  ],
  refusals: [networkError, ...Object.values(replaceRefusals)],
});

type Possible = ModelOptions['possible'];

export const replacePaths = (input: EntryToReplace, possible?: Possible): ModelPath[] =>
  transitionPaths(submissionReplaceMachine, {
    ...(possible && { possible }),
    input,
    events: outcomes,
    identity: ({ value, context }) => {
      const { opened: form, media, ticket, unsure, progress } = context as SubmissionReplaceContext;
      return [value, form?.resumable, media !== null, ticket, unsure, progress?.phase];
    },
  });

export const replaceCalls = ['openReplacement', 'checkMedia', 'mediaUpload'];
export const replaceEffects = ['goToDashboard', 'cancelUpload'];
