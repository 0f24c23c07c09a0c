/** The flow of following a message that was sent. */
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  canUndo,
  type MessageDeliveryContext,
  messageDeliveryMachine,
} from '../../../src/machines/messageDelivery/messageDeliveryMachine.ts';
import { messageDeliveryOutcomes } from '../../../src/machines/messageDelivery/messageDeliveryOutcomes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { deliveries, moreRecipients } from '../../support/messages/sentFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { messageDeliveryWords } from './messageDeliveryWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** A button is there only where it does something, and a filter may be chosen already. */
function onPage({ context }: Snapshot, event: ModelEvent): boolean {
  const at = context as MessageDeliveryContext;
  if (event.type === 'state.chosen') return at.state !== event['state'];
  if (event.type === 'more.requested') return at.next !== null;
  if (event.type === 'undo.requested') return canUndo(at);
  return event.type !== 'sendAgain.requested' || (at.message?.delivery.failed ?? 0) > 0;
}

const signedOut = httpError({ status: 401 });
const { waiting, failing, undone, unknown } = deliveries;

export const messageDeliveryFlow: Flow = {
  name: 'messageDelivery',
  ...messageDeliveryWords,
  machine: messageDeliveryMachine,
  walks: [
    {
      events: messageDeliveryOutcomes([waiting, failing, undone, unknown], moreRecipients, ['failed'], {
        load: [signedOut, networkError],
        act: [signedOut, refusal('step_up_needed', 403), refusal('message_gone', 409)],
      }),
    },
  ],
  offered: onPage,
  unoffered: [
    'messageDelivery.shown on more.requested: no guard holds',
    'messageDelivery.shown on undo.requested: no guard holds',
    'messageDelivery.shown on sendAgain.requested: no guard holds',
  ],
  replayedBy: 'src/pages/staff/messages.paths.test.tsx',
  calls: ['load', 'loadMore', 'act'],
  effects: ['endSession'],
};
