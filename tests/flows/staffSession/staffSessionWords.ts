/** A session of staff in testers' words. */
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

export const staffSessionWords: FlowWords = {
  title: ['جلسة المشرف', 'The session of a member of staff'],
  begin: [
    'ادخل من صفحة `/login` على عنوان المشرفين، أو افتح `/` في متصفح سبق الدخول منه.',
    "Sign in on the page `/login` at the staff's address, or open `/` in a browser that is signed in.",
  ],
  gestures: {
    'xstate.done.actor.readMe': ['دع قراءة الجلسة تنتهي.', 'Let the session be read.'],
    'xstate.error.actor.readMe': failing(['قراءة الجلسة', 'reading the session']),
    'retry.requested': retry,
    'organisation.renamed': [
      'في صفحة `/settings` عدّل اسم الجهة واحفظه.',
      'On the page `/settings`, change the name of the organisation and save it.',
    ],
    'reset.stopped': [
      'في صفحة `/security` أوقف إعادة ضبط مفتوحة لحسابك.',
      'On the page `/security`, stop an open reset of your access.',
    ],
    'signOut.requested': press('staff:desk.signOut'),
    'xstate.done.actor.signOut': ['دع الخروج ينتهي.', 'Let signing out end.'],
    'xstate.error.actor.signOut': failing(['الخروج', 'signing out']),
  },
  sights: {
    reading: shows('staff:desk.reading'),
    unread: showsWithButton('staff:desk.unread', 'common:retry.again'),
    signedIn: (snapshot) => [shows('staff:desk.signOut'), ...staffErrors(snapshot)],
    signingOut: shows('staff:desk.signingOut'),
    signedOut: shows('staff:desk.signedOut'),
  },
};
