/** The flow of the links that show a draft. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { draftPreviewMachine } from '../../../src/machines/draftPreview/draftPreviewMachine.ts';
import { draftPreviewOutcomes } from '../../../src/machines/draftPreview/draftPreviewOutcomes.ts';
import type { DraftPreviewContext } from '../../../src/machines/draftPreview/draftPreviewTypes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { madePreview, noPreviews, publicPreviews, twoPreviews } from '../../support/previews/previewFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { draftPreviewWords } from './draftPreviewWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
const [signedOut, gone, forbidden] = [401, 404, 403].map((status) => httpError({ status }));

/** Whether the panel offers an event: without a link, it has no button that ends them. */
function onPanel({ context }: Snapshot, event: ModelEvent): boolean {
  return event.type !== 'end.requested' || ((context as DraftPreviewContext).links?.open ?? 0) > 0;
}

export const draftPreviewFlow: Flow = {
  name: 'draftPreview',
  ...draftPreviewWords,
  machine: draftPreviewMachine,
  walks: [
    {
      events: draftPreviewOutcomes(
        { loaded: [noPreviews, twoPreviews, publicPreviews], made: madePreview, ended: noPreviews },
        {
          load: [signedOut!, gone!, networkError],
          make: [signedOut!, gone!, forbidden!, refusal('not_a_draft', 409), networkError],
          end: [signedOut!, gone!, forbidden!, networkError],
        },
      ),
    },
  ],
  offered: onPanel,
  unoffered: ['draftPreview.ready on end.requested: no guard holds'],
  replayedBy: 'src/pages/staff/seasonPages.paths.test.tsx',
  calls: ['loadLinks', 'makeLink', 'endLinks'],
  effects: ['endSession'],
};
