/** Acts that wait for a second person, in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { ApprovalContext, Deciding } from '../../../src/machines/approval/approvalMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const given = ({ context }: AnyMachineSnapshot): Sentence[] =>
  (context as ApprovalContext).given ? [shows('staff:invite.linkTitle')] : [];

export const approvalWords: FlowWords = {
  title: ['موافقة شخص ثانٍ', 'The approval of a second person'],
  begin: [
    'ادع مالكًا بحساب مالك آخر من مالكي الجهة، ثم ادخل بحساب مالك الجهة وافتح `/approvals`.',
    'Invite an owner as another owner of the organisation. Then sign in as an owner and open `/approvals`.',
  ],
  gestures: {
    'xstate.done.actor.loadApprovals': ['دع القائمة تُحمَّل.', 'Let the list load.'],
    'xstate.error.actor.loadApprovals': failing(['تحميل القائمة', 'loading the list']),
    'retry.requested': retry,
    'refresh.requested': press('staff:people.refresh'),
    'page.returned': ['انتقل إلى نافذة أخرى ثم عد.', 'Go to another window and come back.'],
    'decision.requested': ({ decision }) => press(`staff:approvals.${decision as Deciding['decision']}`),
    'decision.confirmed': ['أكّد في نافذة السؤال.', 'Confirm in the dialog.'],
    'decision.cancelled': press('staff:people.keep'),
    'xstate.done.actor.decide': ({ output }) =>
      output
        ? ['دع الموافقة تتم برابط.', 'Let the approval make a link.']
        : ['دع القرار يتم.', 'Let it be decided.'],
    'xstate.error.actor.decide': failing(['القرار', 'the decision']),
    'link.kept': press('staff:approvals.linkKept'),
  },
  sights: {
    loading: (snapshot) => [
      shows((snapshot.context as ApprovalContext).list ? 'staff:approvals.title' : 'staff:people.loading'),
      ...given(snapshot),
    ],
    failed: showsWithButton('staff:people.failed', 'common:retry.again'),
    listed: (snapshot) => [shows('staff:approvals.title'), ...given(snapshot), ...staffErrors(snapshot)],
    confirming: shows('staff:people.keep'),
    deciding: shows('staff:approvals.deciding'),
    signedOut: shows('staff:approvals.title'),
  },
};
