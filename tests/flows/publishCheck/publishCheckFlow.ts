/** The flow of publishing a competition. */
import { isPublishable } from '../../../domain/season/publishChecks.ts';
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  type PublishCheckContext,
  publishCheckMachine,
} from '../../../src/machines/publishCheck/publishCheckMachine.ts';
import { publishCheckOutcomes } from '../../../src/machines/publishCheck/publishCheckOutcomes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { foundMissing, foundReady } from '../../support/season/seasonFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import * as words from './publishCheckWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
const signedOut = httpError({ status: 401 });

/** Whether the panel offers an event: while something is missing, its button says so and publishes nothing. */
function onPanel({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { checked } = context as PublishCheckContext;
  if (event.type !== 'publish.requested') return true;
  return value === 'ready' && isPublishable(checked!.findings);
}

export const publishCheckFlow: Flow = {
  name: 'publishCheck',
  ...words.publishCheckWords,
  machine: publishCheckMachine,
  walks: [
    {
      events: publishCheckOutcomes([foundReady, foundMissing, { ...foundReady, state: 'published' }], {
        load: [signedOut, networkError],
        publish: [signedOut, refusal('step_up_needed', 403), httpError({ status: 403 }), networkError],
      }),
    },
  ],
  offered: onPanel,
  unoffered: ['publishCheck.ready on publish.requested: no guard holds'],
  replayedBy: 'src/pages/staff/seasonPages.paths.test.tsx',
  calls: ['loadCheck', 'publish'],
  effects: ['endSession'],
};
