/** A step-up in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import { failing, types } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, shows } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const form = (snapshot: AnyMachineSnapshot): Sentence[] => [
  shows('staff:stepUp.title'),
  ...staffErrors(snapshot),
];
const closed: Sentence = ['النافذة مغلقة.', 'The dialog is closed.'];

export const stepUpWords: FlowWords = {
  title: ['تأكيد المشرف بالرمز', 'A step-up of staff'],
  begin: [
    'ادخل بحساب مالك الجهة، وانتظر خمس دقائق، ثم أنشئ دعوة في `/people`.',
    'Sign in as the owner of an organisation, wait five minutes, then make an invitation at `/people`.',
  ],
  gestures: {
    'field.changed': types('staff:signIn.code.app'),
    'form.submitted': press('staff:stepUp.submit'),
    'stepUp.cancelled': press('staff:stepUp.cancel'),
    'xstate.done.actor.stepUp': ['دع الرمز يُقبل.', 'Let the code be accepted.'],
    'xstate.error.actor.stepUp': failing(['التأكيد', 'the step-up']),
    'xstate.after.wait.stepUp.editing.limited': ['انتظر المدة المذكورة.', 'Wait as long as the page says.'],
  },
  sights: {
    'editing.ready': form,
    'editing.limited': form,
    submitting: shows('staff:stepUp.submitting'),
    proven: closed,
    cancelled: closed,
  },
};
