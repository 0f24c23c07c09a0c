/** A sign-in of staff in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import { failing, types } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, shows, showsWithButton } from '../phrases.ts';
import { passkeyStop, signStops, staffErrors } from '../staffWords.ts';

const kindOf = ({ context }: AnyMachineSnapshot) => (context as { codeKind: string }).codeKind;

const form = (snapshot: AnyMachineSnapshot): Sentence[] => [
  showsWithButton(`staff:signIn.code.${kindOf(snapshot)}`, 'staff:signIn.submit'),
  ...staffErrors(snapshot),
  ...passkeyStop('passkey.unused')(snapshot),
];

export const staffSignInWords: FlowWords = {
  title: ['دخول المشرفين', 'Signing in as staff'],
  begin: ['افتح صفحة `/login` على عنوان المشرفين.', "Open the page `/login` at the staff's address."],
  gestures: {
    'field.changed': ({ field }) =>
      types(field === 'code' ? 'staff:signIn.code.app' : `staff:signIn.${String(field)}`),
    'codeKind.chosen': ({ kind }) => press(`staff:signIn.use.${String(kind)}`),
    'form.submitted': press('staff:signIn.submit'),
    'passkey.chosen': press('staff:passkey.signIn'),
    'xstate.done.actor.signInByPasskey': ({ output }) =>
      output === null
        ? ['دع مفتاح المرور يُقبل.', 'Let the passkey be accepted.']
        : signStops[output as keyof typeof signStops],
    'xstate.error.actor.signInByPasskey': failing(['الدخول بمفتاح المرور', 'the sign-in by passkey']),
    'xstate.done.actor.signIn': [
      'دع الدخول ينجح: أدخل كلمة المرور والرمز الظاهر في التطبيق.',
      'Let the sign-in succeed: give the password, and the code that the app shows.',
    ],
    'xstate.error.actor.signIn': failing(['الدخول', 'the sign-in']),
    'xstate.after.wait.staffSignIn.editing.limited': [
      'انتظر المدة المذكورة.',
      'Wait as long as the page says.',
    ],
  },
  sights: {
    'editing.ready.unsent': form,
    'editing.ready.refused': form,
    'editing.ready.unreachable': form,
    'editing.limited': form,
    submitting: shows('staff:signIn.submitting'),
    signing: shows('staff:passkey.waiting'),
    signedIn: shows('staff:signIn.done'),
  },
};
