/** An invitation of staff in testers' words. */
import { failing, types } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, shows } from '../phrases.ts';
import { choosesCompetitions, staffErrors } from '../staffWords.ts';

export const staffInviteWords: FlowWords = {
  title: ['دعوة مشرف', 'Inviting a member of staff'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم افتح `/people`.',
    'Sign in as the owner of an organisation, then open `/people`.',
  ],
  gestures: {
    'field.changed': ({ field }) =>
      field === 'role'
        ? ['اختر دورًا في «{staff:invite.field.role}».', 'Choose a role in “{staff:invite.field.role}”.']
        : types('staff:invite.field.email'),
    'competitions.changed': choosesCompetitions,
    'form.submitted': press('staff:invite.submit'),
    'xstate.done.actor.invite': ({ output }) =>
      'approval' in (output as object)
        ? ['دع طلب الموافقة يُنشأ.', 'Let it wait for another owner (status 202).']
        : ['دع الدعوة تُنشأ.', 'Let the invitation be made.'],
    'xstate.error.actor.invite': failing(['إنشاء الدعوة', 'making the invitation']),
    'xstate.after.wait.staffInvite.editing.limited': [
      'انتظر المدة المذكورة.',
      'Wait as long as the page says.',
    ],
    'another.requested': press('staff:invite.another'),
  },
  sights: {
    'editing.ready': (snapshot) => [shows('staff:invite.submit'), ...staffErrors(snapshot)],
    'editing.limited': (snapshot) => [shows('staff:invite.waiting'), ...staffErrors(snapshot)],
    inviting: shows('staff:invite.inviting'),
    invited: shows('staff:invite.linkTitle'),
    asked: shows('staff:asked.title'),
  },
};
