/** Outcomes of a replacement, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { CheckedMedia, UploadAnswer, UploadProgress } from '../mediaUpload/mediaUploadTypes.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { OpenedReplacement, SubmissionReplaceEvent } from './submissionReplaceTypes.ts';

const heard = (event: SubmissionReplaceEvent): AnyEventObject => event;

type Replaced = {
  opened: readonly OpenedReplacement[];
  failure: AppError;
  file: File;
  checked: readonly CheckedMedia[];
  progress: UploadProgress;
  uploads: readonly UploadAnswer[];
  refusals: readonly AppError[];
};

export function submissionReplaceOutcomes(world: Replaced): AnyEventObject[] {
  return [
    ...world.opened.map((opened) => answered('openReplacement', opened)),
    refused('openReplacement', world.failure),
    heard({ type: 'retry.requested' }),
    heard({ type: 'media.chosen', file: world.file }),
    ...world.checked.map((checked) => answered('checkMedia', checked)),
    refused('checkMedia', new Error('unheard of')),
    heard({ type: 'media.removed' }),
    heard({ type: 'form.submitted' }),
    heard({ type: 'upload.changed', progress: world.progress }),
    heard({ type: 'cancel.requested' }),
    ...world.uploads.map((upload) => answered('mediaUpload', upload)),
    heard({ type: 'replacement.taken' }),
    ...world.refusals.map((error) => heard({ type: 'replacement.refused', error })),
    elapsed('redirect', 'submissionReplace.replaced'),
    heard({ type: 'leave.requested' }),
  ];
}
