/** The flow of taking an entry out of its vote. */
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  isPossible,
  memberRemovalMachine,
  offersRefunds,
} from '../../../src/machines/memberRemoval/memberRemovalMachine.ts';
import { memberRemovalOutcomes } from '../../../src/machines/memberRemoval/memberRemovalOutcomes.ts';
import type { MemberRemovalContext } from '../../../src/machines/memberRemoval/memberRemovalTypes.ts';
import {
  askedRemoval,
  freshMember,
  overMember,
  removalTexts,
  votedMember,
  waitingMember,
} from '../../support/approvals/removalFacts.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { memberRemovalWords } from './memberRemovalWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
const signedOut = httpError({ status: 401 });

/** Whether the panel offers an event: a choice first, then a form whose fields change by typing. */
function onPanel({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { facts, kind, texts, refunds } = context as MemberRemovalContext;
  const mayChoose = value === 'choosing' && facts !== null && isPossible(facts);
  const hasForm = mayChoose && kind !== null;
  switch (event.type) {
    case 'page.returned':
      return value !== 'asking';
    case 'kind.chosen':
      return mayChoose && facts.kinds.some((each) => each === event['kind']) && kind !== event['kind'];
    case 'form.submitted':
      return hasForm;
    case 'refunds.switched':
      return hasForm && !refunds && offersRefunds({ facts, kind });
    case 'field.changed':
      return hasForm && texts[event['field'] as keyof typeof texts] !== event['value'];
    default:
      return true;
  }
}

export const memberRemovalFlow: Flow = {
  name: 'memberRemoval',
  ...memberRemovalWords,
  machine: memberRemovalMachine,
  walks: [
    {
      events: memberRemovalOutcomes(
        {
          facts: [votedMember, freshMember, waitingMember, overMember],
          kinds: ['disqualified', 'reinstated'],
          texts: removalTexts,
          asked: [askedRemoval],
        },
        {
          load: [signedOut, networkError],
          ask: [
            signedOut,
            refusal('step_up_needed', 403),
            refusal('changed_meanwhile', 409),
            refusal('unprocessable', 422),
            networkError,
          ],
        },
      ),
    },
  ],
  offered: onPanel,
  unoffered: [
    'memberRemoval.choosing on form.submitted: no guard holds',
    'memberRemoval.choosing on kind.chosen: no guard holds',
    'memberRemoval.loading on field.changed: stays',
  ],
  replayedBy: 'src/pages/staff/removalPanel.paths.test.tsx',
  calls: ['loadFacts', 'ask'],
  effects: ['endSession'],
};
