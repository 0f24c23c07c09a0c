/** The flow that gives an entry another file. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { httpError, networkError } from '../../../domain/errors.ts';
import { fileUnreadable } from '../../../domain/forms/mediaFile.ts';
import { submissionReplaceMachine } from '../../../src/machines/submissionReplace/submissionReplaceMachine.ts';
import { submissionReplaceOutcomes } from '../../../src/machines/submissionReplace/submissionReplaceOutcomes.ts';
import type { SubmissionReplaceContext } from '../../../src/machines/submissionReplace/submissionReplaceTypes.ts';
import { chosenFilm, film, opened, openEntry, replaceRefusals } from '../../support/entries/replaceFacts.ts';

import type { Flow } from '../flow.ts';
import * as words from './submissionReplaceWords.ts';

const events = submissionReplaceOutcomes({
  opened: [opened, { ...opened, resumable: false }],
  failure: networkError,
  file: film,
  checked: [
    { ok: true, media: chosenFilm },
    { ok: false, code: 'tooLong' },
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

/** Whether the page offers an event: an upload that is sent whole cannot be cancelled. */
function offered({ value, context }: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const { ticket, progress } = context as SubmissionReplaceContext;
  if (type === 'form.submitted') return value !== 'checking';
  // In a test the upload reports no progress.
  if (type === 'upload.changed') return value === 'saving';
  if (type !== 'cancel.requested') return true;
  return ticket === null && progress?.phase !== 'finalizing';
}

export const submissionReplaceFlow: Flow = {
  name: 'submissionReplace',
  ...words.submissionReplaceWords,
  machine: submissionReplaceMachine,
  input: openEntry,
  walks: [
    {
      events,
      identity: ({ value, context }) => {
        const { opened: form, media, ticket, unsure, progress } = context as SubmissionReplaceContext;
        return [value, form?.resumable, media !== null, ticket, unsure, progress?.phase];
      },
    },
  ],
  // The paths start from an entry whose competition takes files, so the page is never over at once.
  unreached: { states: [], transitions: ['submissionReplace.opening on always: submissionReplace.over'] },
  offered,
  unoffered: [
    'submissionReplace.saving on cancel.requested: no guard holds',
    'submissionReplace.uploading on upload.changed: stays',
  ],
  replayedBy: 'src/pages/candidate/SubmitPage/SubmitPage.paths.test.tsx',
  calls: ['openReplacement', 'checkMedia', 'mediaUpload'],
  effects: ['goToDashboard', 'cancelUpload'],
};
