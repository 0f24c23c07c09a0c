/** The list of events in testers' words. */
import type { FlowWords } from '../flow.ts';
import { errorOf, failedLoad, loadingList, press, retry, sessionEnded, shows } from '../phrases.ts';
import { fails, tryFails } from '../worldWords.ts';

export const eventListWords: FlowWords = {
  title: ['قائمة الفعاليات', 'The list of events'],
  begin: ['افتح صفحة `/events`.', 'Open the page `/events`.'],
  gestures: {
    'xstate.done.actor.loadEvents': ({ output }) =>
      (output as { events: unknown[] }).events.length > 0
        ? ['دع القائمة تُحمَّل.', 'Let the list load.']
        : [
            'دع قائمة خالية تُحمَّل: قاعدة بيانات دون فعاليات.',
            'Let an empty list load: a database without events.',
          ],
    'xstate.error.actor.loadEvents': (event) => fails(['تحميل القائمة', 'loading the list'], errorOf(event)),
    'load.retried': tryFails,
    'retry.requested': retry,
    'login.requested': press('events:unauthenticated.logIn'),
    'notice.closed': press('events:unauthenticated.stay'),
  },
  sights: {
    loading: loadingList('events:loading'),
    ready: ['بطاقة لكل فعالية، فيها اسمها وموعدها.', 'A card for each event, with its name and dates.'],
    empty: shows('events:empty'),
    unauthenticated: sessionEnded('events:unauthenticated'),
    failed: failedLoad('events:loadFailed'),
  },
};
