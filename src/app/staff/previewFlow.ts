/** Real effects of the links that show drafts. */
import { fromPromise } from 'xstate';
import type { PreviewLinks, PreviewMade } from '../../../domain/staff/staffContract.ts';
import { type DraftPlace, endPreviews, makePreview, readPreviews } from '../../api/staff/calls/previews.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { draftPreviewMachine } from '../../machines/draftPreview/draftPreviewMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { RetriedCalls } from './retriedCalls.ts';

/** The links of a draft. */
export const createPreviewFlow = (client: StaffClient, place: DraftPlace, { read, write }: RetriedCalls) =>
  draftPreviewMachine.provide({
    actors: {
      loadLinks: fromPromise<PreviewLinks>(({ signal }) =>
        read(() => readPreviews(client, place, signal), signal),
      ),
      makeLink: fromPromise<PreviewMade>(({ signal }) =>
        write(() => makePreview(client, place, signal), signal),
      ),
      endLinks: fromPromise<PreviewLinks>(({ signal }) =>
        write(() => endPreviews(client, place, signal), signal),
      ),
    },
    actions: { endSession: goToSignIn },
  });
