/** The reset of another person's access in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type {
  AccessResetContext,
  ResetChoice,
} from '../../../src/machines/accessReset/accessResetMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, shows } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

function standing({ context }: AnyMachineSnapshot): Sentence[] {
  const { started, asked } = context as AccessResetContext;
  return [
    ...(asked ? [shows('staff:asked.title')] : []),
    ...(started ? [shows('staff:reset.linkTitle')] : []),
  ];
}

export const accessResetWords: FlowWords = {
  title: ['إعادة ضبط حساب مشرف', "Resetting a person's access"],
  begin: [
    'ادخل بحساب مالك الجهة، ثم افتح `/people`.',
    'Sign in as the owner of an organisation, then open `/people`.',
  ],
  gestures: {
    'reset.requested': ({ choice }) =>
      (choice as ResetChoice).act === 'start'
        ? [
            'اضغط «{staff:reset.start}» عند شخص في القائمة.',
            'Press “{staff:reset.start}” at a person in the list.',
          ]
        : [
            'اضغط «{staff:reset.withdraw}» عند شخص في القائمة.',
            'Press “{staff:reset.withdraw}” at a person in the list.',
          ],
    'reset.confirmed': ['أكّد في نافذة السؤال.', 'Confirm in the dialog.'],
    'reset.cancelled': press('staff:people.keep'),
    'link.kept': press('staff:reset.linkKept'),
    'xstate.done.actor.startReset': ({ output }) =>
      'approval' in (output as object)
        ? ['دع طلب الموافقة يُنشأ.', 'Let it wait for another owner (status 202).']
        : ['دع إعادة الضبط تبدأ.', 'Let the reset start.'],
    'xstate.error.actor.startReset': failing(['بدء إعادة الضبط', 'starting the reset']),
    'xstate.done.actor.withdrawReset': ['دع السحب يتم.', 'Let it be withdrawn.'],
    'xstate.error.actor.withdrawReset': failing(['السحب', 'withdrawing it']),
  },
  sights: {
    idle: (snapshot) => [shows('staff:people.title'), ...standing(snapshot), ...staffErrors(snapshot)],
    confirming: shows('staff:people.keep'),
    starting: shows('staff:reset.working'),
    withdrawing: shows('staff:reset.working'),
    signedOut: shows('staff:people.title'),
  },
};
