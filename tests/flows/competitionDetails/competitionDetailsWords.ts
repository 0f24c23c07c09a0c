/** The page of one competition in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowWords, Sentence } from '../flow.ts';
import {
  errorOf,
  failedLoad,
  pageNotFound,
  press,
  retry,
  sessionEnded,
  shows,
  showsWithButton,
} from '../phrases.ts';
import { fails } from '../worldWords.ts';

type Shown = { now: number; details: { reg_end: number | null; comp_end: number | null } | null };

const hasEnded = ({ context }: AnyMachineSnapshot) => {
  const { now, details } = context as Shown;
  return now >= (details?.comp_end ?? Infinity);
};

export const competitionDetailsWords: FlowWords = {
  title: ['صفحة مسابقة', 'The page of a competition'],
  begin: [
    'افتح مسابقة مفتوحة التسجيل من صفحة فعاليتها.',
    'Open a competition that takes registrations from the page of its event.',
  ],
  gestures: {
    'xstate.done.actor.loadCompetition': ['دع المسابقة تُحمَّل.', 'Let the competition load.'],
    'xstate.error.actor.loadCompetition': (event) =>
      fails(['تحميل المسابقة', 'loading the competition'], errorOf(event)),
    'clock.ticked': ['دع موعدها يمر والصفحة مفتوحة.', 'Let its date go by while the page is open.'],
    'enrol.requested': press('events:competition.enrol'),
    'retry.requested': retry,
    'login.requested': press('events:unauthenticated.logIn'),
    'notice.closed': [
      'أغلق النافذة بزرّها: «{events:notice.ok}» أو «{events:unauthenticated.stay}».',
      'Close the dialog with its button: “{events:notice.ok}” or “{events:unauthenticated.stay}”.',
    ],
  },
  sights: {
    loading: shows('events:competition.loading'),
    'ready.open': (snapshot): Sentence[] => [
      hasEnded(snapshot)
        ? ['اسم المسابقة، ولا زر للتسجيل.', 'The name of the competition, and no button to register.']
        : [
            'اسم المسابقة، وزر «{events:competition.enrol}».',
            'The name of the competition, and the button “{events:competition.enrol}”.',
          ],
    ],
    'ready.refused': showsWithButton('events:notice.closedTitle', 'events:notice.ok'),
    missing: pageNotFound,
    unauthenticated: sessionEnded('events:unauthenticated'),
    failed: failedLoad('events:loadFailed'),
  },
};
