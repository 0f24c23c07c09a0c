/** A login in testers' words. */
import type { FlowWords } from '../flow.ts';
import { failing, openForm, types } from '../accountWords.ts';
import { press, shows } from '../phrases.ts';

const form = openForm('account:login.title', 'account:login.submit');

export const loginWords: FlowWords = {
  title: ['تسجيل الدخول', 'Logging in'],
  begin: ['افتح صفحة `/login`.', 'Open the page `/login`.'],
  gestures: {
    'field.changed': ({ field }) => types(`account:login.${field === 'password' ? 'password' : 'civilId'}`),
    'form.submitted': press('account:login.submit'),
    'xstate.done.actor.logIn': ({ output }) =>
      (output as { signedIn: unknown }).signedIn
        ? [
            'دع الدخول ينجح: أدخل رقمًا وكلمة مرور صحيحين.',
            'Let the login succeed: give a right number and password.',
          ]
        : [
            'دع وسيط الاختبار يجيب بالرمز 200 دون رمز جلسة.',
            'Let the test proxy answer with status 200 and no token.',
          ],
    'xstate.error.actor.logIn': failing(['تسجيل الدخول', 'the login']),
    'leave.requested': press('account:now'),
  },
  sights: {
    'editing.unsent': form,
    'editing.failed': form,
    submitting: shows('account:login.submitting'),
    welcomed: shows('account:login.welcome', 'account:now'),
    leaving: [
      'الصفحة التي طُلبت قبل الدخول، أو لوحة المرشح.',
      'The page that was wanted before the login, or else the dashboard.',
    ],
  },
};
