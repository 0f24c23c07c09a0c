/** Preview links of an invented draft, and a machine whose calls are answered at once. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { PreviewLinks, PreviewMade } from '../../../domain/staff/staffContract.ts';
import { draftPreviewMachine } from '../../../src/machines/draftPreview/draftPreviewMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { seasonTime } from '../season/seasonFacts.ts';

const WEEK_MS = 7 * 86_400_000;

export const noPreviews: PreviewLinks = { is_draft: true, open: 0, until: null };
export const twoPreviews: PreviewLinks = { is_draft: true, open: 2, until: seasonTime + WEEK_MS };
export const publicPreviews: PreviewLinks = { is_draft: false, open: 0, until: null };
export const madePreview: PreviewMade = {
  link: `https://vote.example/preview#${'mY3k-Q9'.repeat(6)}x`,
  links: { is_draft: true, open: 1, until: seasonTime + WEEK_MS },
};

type Staged = {
  loaded?: PreviewLinks | AppError | undefined;
  made?: PreviewMade | AppError | undefined;
  ended?: PreviewLinks | AppError | undefined;
};

export const stillPreviews = ({ loaded, made, ended }: Staged = {}) =>
  draftPreviewMachine.provide({
    actors: {
      loadLinks: fromPromise(() => stagedAnswer<PreviewLinks>(loaded)),
      makeLink: fromPromise(() => stagedAnswer<PreviewMade>(made)),
      endLinks: fromPromise(() => stagedAnswer<PreviewLinks>(ended)),
    },
    actions: { endSession: () => {} },
  });
