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

type Shown = {
  now: number;
  draft: object | null;
  entry: string | null;
  details: { reg_end: number | null; comp_end: number | null } | null;
};

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
    'xstate.done.actor.findEntry': ({ output }) =>
      output === null
        ? ['افتح الصفحة دون تسجيل الدخول.', 'Open the page without logging in.']
        : [
            'سجّل الدخول مشاركًا في هذه المسابقة، ثم افتح الصفحة.',
            'Log in as a candidate with an entry in this competition, then open the page.',
          ],
    'clock.ticked': ['دع موعدها يمر والصفحة مفتوحة.', 'Let its date go by while the page is open.'],
    'enrol.requested': [
      'اضغط «{events:competition.enrol}»، أو «{events:draft.continue}» حيث تُحفظ مسودة.',
      'Press “{events:competition.enrol}”, or “{events:draft.continue}” where a draft is kept.',
    ],
    'draft.changed': ({ draft }) =>
      draft
        ? ['افتح الاستمارة في علامة تبويب أخرى، واكتب الاسم.', 'Open the form in another tab, and type a name.']
        : [
            'أرسل الاستمارة أو احذف المسودة في علامة تبويب أخرى.',
            'Submit the form or discard the draft in another tab.',
          ],
    'discard.requested': press('events:draft.discard'),
    'discard.confirmed': [
      'اضغط «{events:draft.discard}» في النافذة.',
      'Press “{events:draft.discard}” in the dialog.',
    ],
    'retry.requested': retry,
    'login.requested': press('events:unauthenticated.logIn'),
    'notice.closed': [
      'أغلق النافذة بزرّها: «{events:notice.ok}» أو «{events:unauthenticated.stay}» أو «{events:draft.keep}».',
      'Close the dialog with its button: “{events:notice.ok}”, “{events:unauthenticated.stay}” or “{events:draft.keep}”.',
    ],
  },
  sights: {
    loading: shows('events:competition.loading'),
    'ready.open': (snapshot): Sentence[] => [
      (snapshot.context as Shown).entry !== null
        ? [
            'اسم المسابقة، و«{events:entered.title}»، ورابط «{events:entered.open}».',
            'The name of the competition, “{events:entered.title}”, and the link “{events:entered.open}”.',
          ]
        : hasEnded(snapshot)
          ? ['اسم المسابقة، ولا زر للتسجيل.', 'The name of the competition, and no button to register.']
          : (snapshot.context as Shown).draft
            ? [
                'اسم المسابقة، وزرا «{events:draft.continue}» و«{events:draft.discard}».',
                'The name of the competition, and the buttons “{events:draft.continue}” and “{events:draft.discard}”.',
              ]
            : [
                'اسم المسابقة، وزر «{events:competition.enrol}».',
                'The name of the competition, and the button “{events:competition.enrol}”.',
              ],
    ],
    'ready.discarding': showsWithButton('events:draft.ask', 'events:draft.discard'),
    'ready.refused': showsWithButton('events:notice.closedTitle', 'events:notice.ok'),
    missing: pageNotFound,
    unauthenticated: sessionEnded('events:unauthenticated'),
    failed: failedLoad('events:loadFailed'),
  },
};
