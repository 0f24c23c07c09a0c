/** The flow of deciding about changes of a candidate. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { changeDecisionMachine } from '../../../src/machines/changeDecision/changeDecisionMachine.ts';
import { changeDecisionOutcomes } from '../../../src/machines/changeDecision/changeDecisionOutcomes.ts';
import type {
  ChangeChosen,
  ChangeDecisionContext,
} from '../../../src/machines/changeDecision/changeDecisionTypes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { newName, newPicture } from '../../support/staffEntries/candidateFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { changeDecisionWords } from './changeDecisionWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** Whether the panel offers an event: what was decided last is not there any more, and one form is open at a time. */
function onPanel({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { change, done, reason } = context as ChangeDecisionContext;
  const id = (event['change'] as ChangeChosen | undefined)?.id;
  switch (event.type) {
    case 'approval.requested':
      return id !== done?.id;
    case 'rejection.requested':
      return id !== done?.id && (value === 'choosing' || id !== change?.id);
    case 'field.changed':
      return reason !== event['value'];
    default:
      return true;
  }
}

export const changeDecisionFlow: Flow = {
  name: 'changeDecision',
  ...changeDecisionWords,
  machine: changeDecisionMachine,
  walks: [
    {
      events: changeDecisionOutcomes({ changes: [newName, newPicture], reason: 'إعلان تجاري' }, [
        httpError({ status: 401 }),
        refusal('unprocessable', 422),
        refusal('change_replaced', 409),
        networkError,
      ]),
      // The number of answers grows without limit.
      identity: ({ value, context }) => [value, { ...(context as ChangeDecisionContext), answers: 0 }],
    },
  ],
  offered: onPanel,
  replayedBy: 'src/pages/staff/entryPages.paths.test.tsx',
  calls: ['decide'],
  effects: ['endSession'],
};
