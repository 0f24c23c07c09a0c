/** An event with its competitions, or a page of text, in testers' words. */
import type { FlowWords, Sentence } from '../flow.ts';
import {
  errorOf,
  failedLoad,
  loadingList,
  homePage,
  pageNotFound,
  press,
  retry,
  sessionEnded,
  shows,
} from '../phrases.ts';
import { fails, tryFails } from '../worldWords.ts';

type Opened = { kind: 'page' } | { kind: 'event'; competitions: readonly unknown[] };

function opened(answer: Opened): Sentence {
  if (answer.kind === 'page')
    return [
      'افتح بدلًا من ذلك صفحة نص، مثل `/about`، ودعها تُحمَّل.',
      'Open a page of text instead, such as `/about`, and let it load.',
    ];
  return answer.competitions.length > 0
    ? ['دع الفعالية تُحمَّل بمسابقاتها.', 'Let the event load with its competitions.']
    : ['افتح فعالية لم تُعلن مسابقاتها، ودعها تُحمَّل.', 'Open an event without competitions, and let it load.'];
}

export const competitionListWords: FlowWords = {
  title: ['فعالية ومسابقاتها', 'An event and its competitions'],
  begin: ['افتح عنوان فعالية من «{events:title}».', 'Open the address of an event from “{events:title}”.'],
  gestures: {
    'xstate.done.actor.openSlug': ({ output }) => opened(output as Opened),
    'xstate.error.actor.openSlug': (event) => fails(['تحميل الفعالية', 'loading the event'], errorOf(event)),
    'load.retried': tryFails,
    'retry.requested': retry,
    'login.requested': press('events:unauthenticated.logIn'),
    'notice.closed': press('events:unauthenticated.stay'),
    'home.requested': press('events:event.goNow'),
  },
  sights: {
    loading: loadingList('events:event.loading'),
    ready: ['اسم الفعالية، وبطاقة لكل مسابقة.', 'The name of the event, and a card for each competition.'],
    page: ['عنوان النص والنص.', 'The title of the text, and the text.'],
    empty: shows('events:event.empty', 'events:event.goNow'),
    leaving: homePage,
    missing: pageNotFound,
    unauthenticated: sessionEnded('events:unauthenticated'),
    failed: failedLoad('events:loadFailed'),
  },
};
