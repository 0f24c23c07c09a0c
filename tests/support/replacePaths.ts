/** The paths through an entry that gets another file: for the machine, and for its page. */
import { httpError, networkError } from '../../domain/errors.ts';
import { fileUnreadable } from '../../domain/forms/mediaFile.ts';
import { submissionReplaceMachine } from '../../src/machines/submissionReplace/submissionReplaceMachine.ts';
import { submissionReplaceOutcomes } from '../../src/machines/submissionReplace/submissionReplaceOutcomes.ts';
import type {
  EntryToReplace,
  SubmissionReplaceContext,
} from '../../src/machines/submissionReplace/submissionReplaceTypes.ts';
import { type ModelOptions, type ModelPath, transitionPaths } from './model.ts';
import { chosenFilm, film, opened, replaceRefusals } from './replaceFacts.ts';

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
