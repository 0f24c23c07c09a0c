/** The flow of what two persons do with a candidate's account. */
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  candidateActsMachine,
  kindsToAsk,
} from '../../../src/machines/candidateActs/candidateActsMachine.ts';
import { candidateActsOutcomes } from '../../../src/machines/candidateActs/candidateActsOutcomes.ts';
import type { CandidateActsContext } from '../../../src/machines/candidateActs/candidateActsTypes.ts';
import {
  actReason,
  archiveName,
  askedCandidateAct,
  elsewhereActs,
  freshActs,
  handedActs,
  matchedActs,
  waitingActs,
} from '../../support/approvals/candidateActFacts.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { candidateActsWords } from './candidateActsWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
const signedOut = httpError({ status: 401 });

/** Whether the panel offers an event: a choice first, then a form. */
function onPanel({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { facts, kind, texts } = context as CandidateActsContext;
  const hasForm = value === 'ready' && facts !== null && kind !== null;
  switch (event.type) {
    case 'page.returned':
      return value !== 'asking' && value !== 'saving';
    case 'kind.chosen':
      return (
        facts !== null && kindsToAsk(facts).some((each) => each === event['kind']) && kind !== event['kind']
      );
    case 'save.requested':
      return facts !== null && facts.hand_out !== null;
    case 'form.submitted':
      return hasForm;
    case 'texts.changed': {
      const [[field, typed]] = Object.entries(event['texts'] as object) as [[keyof typeof texts, string]];
      const needed = { recover: 'contact', merge: 'other' }[kind as 'recover'];
      return hasForm && (field === 'reason' || field === needed) && texts[field] !== typed;
    }
    default:
      return true;
  }
}

export const candidateActsFlow: Flow = {
  name: 'candidateActs',
  ...candidateActsWords,
  machine: candidateActsMachine,
  walks: [
    {
      events: candidateActsOutcomes(
        {
          facts: [freshActs, matchedActs, waitingActs, handedActs, elsewhereActs],
          kinds: ['recover', 'merge', 'erase'],
          texts: [
            { reason: actReason },
            { contact: 'huda@example.om' },
            { other: matchedActs.mergeable[0]!.id },
          ],
          asked: askedCandidateAct,
          savedAs: archiveName,
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
          save: [signedOut, refusal('step_up_needed', 403), refusal('hand_out_over', 410)],
        },
      ),
    },
  ],
  offered: onPanel,
  unoffered: [
    'candidateActs.ready on form.submitted: no guard holds',
    'candidateActs.ready on kind.chosen: no guard holds',
    'candidateActs.ready on save.requested: no guard holds',
  ],
  replayedBy: 'src/pages/staff/candidateActs.paths.test.tsx',
  calls: ['loadFacts', 'ask', 'saveData'],
  effects: ['endSession'],
};
