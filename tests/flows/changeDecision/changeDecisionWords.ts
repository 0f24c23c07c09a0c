/** Deciding about changes of a candidate, in testers' words. */
import type {
  ChangeChosen,
  ChangeDecisionContext,
} from '../../../src/machines/changeDecision/changeDecisionTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, shows } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const kindIn = (event: object) => ('change' in event ? (event.change as ChangeChosen).kind : 'name');

const doneIn = (context: unknown) => {
  const { done } = context as ChangeDecisionContext;
  return shows(done ? `staffCandidate:done.${done.decision}.${done.kind}` : 'staffCandidate:changesHint');
};

export const changeDecisionWords: FlowWords = {
  title: ['البتّ في تغييرات مشارك', 'Deciding about changes of a candidate'],
  begin: [
    'ادخل بحساب فاحص المشاركات، وافتح صفحة مشارك طلب اسمًا جديدًا وصورة جديدة.',
    'Sign in as a screener and open the page of a candidate who wants another name and another picture.',
  ],
  gestures: {
    'approval.requested': (event) => [
      `اضغط «{staffCandidate:approve}» عند «{staffCandidate:change.${kindIn(event)}}».`,
      `Press “{staffCandidate:approve}” at “{staffCandidate:change.${kindIn(event)}}”.`,
    ],
    'rejection.requested': (event) => [
      `اضغط «{staffCandidate:reject}» عند «{staffCandidate:change.${kindIn(event)}}».`,
      `Press “{staffCandidate:reject}” at “{staffCandidate:change.${kindIn(event)}}”.`,
    ],
    'rejection.cancelled': press('staffCandidate:cancel'),
    'field.changed': ['اكتب في «{staffCandidate:reason}».', 'Type into “{staffCandidate:reason}”.'],
    'form.submitted': press('staffCandidate:rejectNow'),
    'xstate.done.actor.decide': ['دع القرار يصل.', 'Let the decision arrive.'],
    'xstate.error.actor.decide': failing(['إرسال القرار', 'sending the decision']),
  },
  sights: {
    choosing: (snapshot) => [doneIn(snapshot.context), ...staffErrors(snapshot)],
    rejecting: (snapshot) => [shows('staffCandidate:reason'), ...staffErrors(snapshot)],
    deciding: shows('staffCandidate:deciding'),
    signedOut: ['تظهر صفحة الدخول.', 'The sign-in page appears.'],
  },
};
