/** The people of an organisation in testers' words. */
import type { Holding, StaffPeopleContext } from '../../../src/machines/staffPeople/staffPeopleMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

export const staffPeopleWords: FlowWords = {
  title: ['مشرفو الجهة المنظِّمة', 'The staff of an organisation'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم افتح `/people`.',
    'Sign in as the owner of an organisation, then open `/people`.',
  ],
  gestures: {
    'xstate.done.actor.loadPeople': ['دع القائمة تُحمَّل.', 'Let the list load.'],
    'xstate.error.actor.loadPeople': failing(['تحميل القائمة', 'loading the list']),
    'retry.requested': retry,
    'refresh.requested': press('staff:people.refresh'),
    'end.requested': ({ holding }) =>
      (holding as Holding).kind === 'membership'
        ? [
            'اضغط «{staff:people.end}» عند دور في القائمة.',
            'Press “{staff:people.end}” at a role in the list.',
          ]
        : [
            'اضغط «{staff:people.withdraw}» عند دعوة في القائمة.',
            'Press “{staff:people.withdraw}” at an invitation in the list.',
          ],
    'end.confirmed': ['أكّد في نافذة السؤال.', 'Confirm in the dialog.'],
    'end.cancelled': press('staff:people.keep'),
    'xstate.done.actor.endHolding': ({ output }) =>
      output
        ? ['دع طلب الموافقة يُنشأ.', 'Let it wait for another owner (status 202).']
        : ['دع الإنهاء يتم.', 'Let it end.'],
    'xstate.error.actor.endHolding': failing(['الإنهاء', 'ending it']),
    'restore.requested': [
      'اضغط «{staff:undo.undo}» عند دعوة سُحبت.',
      'Press “{staff:undo.undo}” at an invitation that was withdrawn.',
    ],
    'xstate.done.actor.restoreInvitation': ['دع الاستعادة تتم.', 'Let it be restored.'],
    'xstate.error.actor.restoreInvitation': failing(['الاستعادة', 'restoring it']),
  },
  sights: {
    loading: ({ context }) => [
      shows((context as StaffPeopleContext).list ? 'staff:people.title' : 'staff:people.loading'),
    ],
    failed: showsWithButton('staff:people.failed', 'common:retry.again'),
    listed: (snapshot) => [
      shows((snapshot.context as StaffPeopleContext).asked ? 'staff:asked.title' : 'staff:people.title'),
      ...staffErrors(snapshot),
    ],
    confirming: shows('staff:people.keep'),
    ending: shows('staff:people.ending'),
    restoring: shows('staff:people.restoring'),
    signedOut: shows('staff:people.title'),
  },
};
