/** The list of the candidate's entries in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowWords, Sentence } from '../flow.ts';
import { errorOf, failedLoad, loadingList, press, retry, sessionEnded, shows } from '../phrases.ts';
import { fails, tryFails } from '../worldWords.ts';

type Listed = { submissions: readonly unknown[]; removed: readonly unknown[] };

const cards = ({ context }: AnyMachineSnapshot): Sentence[] => {
  const { submissions, removed } = context as Listed;
  return [
    [`عدد البطاقات: ${submissions.length}.`, `Cards: ${submissions.length}.`],
    ...(removed.length > 0 ? [shows('entries:submissions.undo')] : []),
  ];
};

export const mySubmissionsWords: FlowWords = {
  title: ['مشاركاتي', 'The own entries'],
  begin: ['سجّل الدخول، ثم افتح صفحة `/submissions`.', 'Log in, then open the page `/submissions`.'],
  gestures: {
    'xstate.done.actor.loadSubmissions': ({ output }) => {
      const { length } = (output as Listed).submissions;
      return [
        `دع القائمة تُحمَّل، وفيها من المشاركات: ${length}.`,
        `Let the list load with so many entries: ${length}.`,
      ];
    },
    'xstate.error.actor.loadSubmissions': (event) =>
      fails(['تحميل المشاركات', 'loading the entries'], errorOf(event)),
    'delete.requested': ['اضغط زر الحذف على بطاقة.', 'Press the button that deletes a card.'],
    'delete.confirmed': press('entries:submissions.confirm.yes'),
    'delete.cancelled': press('entries:submissions.confirm.no'),
    'undo.requested': press('entries:submissions.undo'),
    'load.retried': tryFails,
    'retry.requested': retry,
    'login.requested': press('entries:submissions.ended.logIn'),
    'notice.closed': press('entries:submissions.ended.stay'),
  },
  sights: {
    loading: loadingList('entries:submissions.loading'),
    'list.resting': cards,
    'list.refreshing': cards,
    'list.confirming': [
      'نافذة «{entries:submissions.confirm.title}» بزرَّي «{entries:submissions.confirm.yes}» و«{entries:submissions.confirm.no}».',
      'The dialog “{entries:submissions.confirm.title}” with “{entries:submissions.confirm.yes}” and “{entries:submissions.confirm.no}”.',
    ],
    empty: ({ context }): Sentence[] => [
      shows(
        (context as Listed).removed.length > 0 ? 'entries:submissions.cleared' : 'entries:submissions.empty',
      ),
    ],
    unauthenticated: sessionEnded('entries:submissions.ended'),
    failed: failedLoad('entries:submissions.failed'),
  },
};
