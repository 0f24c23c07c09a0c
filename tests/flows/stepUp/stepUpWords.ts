/** A step-up in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import { failing, types } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, shows, showsWithButton } from '../phrases.ts';
import { passkeyStop, signStops, staffErrors } from '../staffWords.ts';

const form = (snapshot: AnyMachineSnapshot): Sentence[] => [
  shows('staff:stepUp.title'),
  ...staffErrors(snapshot),
];
const choice = (snapshot: AnyMachineSnapshot): Sentence[] => [
  showsWithButton('staff:stepUp.passkeyText', 'staff:passkey.use'),
  ...staffErrors(snapshot),
  ...passkeyStop('passkey.unused')(snapshot),
];
const closed: Sentence = ['النافذة مغلقة.', 'The dialog is closed.'];

export const stepUpWords: FlowWords = {
  title: ['تأكيد هوية المشرف', 'A step-up of staff'],
  begin: [
    'ادخل بحساب مالك الجهة، وانتظر خمس دقائق، ثم أنشئ دعوة في `/people`.',
    'Sign in as the owner of an organisation, wait five minutes, then make an invitation at `/people`.',
  ],
  gestures: {
    'xstate.done.actor.findPasskey': ({ output }) =>
      output === true
        ? ['استخدم حسابًا له مفتاح مرور.', 'Use an account that has a passkey.']
        : ['استخدم حسابًا ليس له مفتاح مرور.', 'Use an account without a passkey.'],
    'xstate.error.actor.findPasskey': failing(['قراءة مفاتيح المرور', 'reading the passkeys']),
    'passkey.chosen': press('staff:passkey.use'),
    'code.chosen': press('staff:passkey.useCode'),
    'xstate.done.actor.sign': ({ output }) =>
      output === null
        ? ['دع مفتاح المرور يُقبل.', 'Let the passkey be accepted.']
        : signStops[output as keyof typeof signStops],
    'xstate.error.actor.sign': failing(['التأكيد بمفتاح المرور', 'the step-up by passkey']),
    'field.changed': types('staff:signIn.code.app'),
    'form.submitted': press('staff:stepUp.submit'),
    'stepUp.cancelled': press('staff:stepUp.cancel'),
    'xstate.done.actor.stepUp': ['دع الرمز يُقبل.', 'Let the code be accepted.'],
    'xstate.error.actor.stepUp': failing(['التأكيد', 'the step-up']),
    'xstate.after.wait.stepUp.editing.limited': ['انتظر المدة المذكورة.', 'Wait as long as the page says.'],
  },
  sights: {
    opening: shows('staff:stepUp.opening'),
    choosing: choice,
    signing: shows('staff:passkey.waiting'),
    'editing.ready': form,
    'editing.limited': form,
    submitting: shows('staff:stepUp.submitting'),
    proven: closed,
    cancelled: closed,
  },
};
