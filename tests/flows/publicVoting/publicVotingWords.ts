/** The public vote in testers' words. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type {
  LoadedBoard,
  PublicVotingContext,
} from '../../../src/machines/publicVoting/publicVotingTypes.ts';
import type { FlowWords, Gestures, Sentence, Sights } from '../flow.ts';
import { errorOf, loadingList, press, retry, shows } from '../phrases.ts';
import { fails, tryFails } from '../worldWords.ts';

const contextOf = ({ context }: AnyMachineSnapshot) => context as PublicVotingContext;

function loaded({ output }: AnyEventObject): Sentence {
  const { board, config } = output as LoadedBoard;
  if (board.data.groups.length === 0)
    return ['دع القائمة تُحمَّل دون أي تصويت مقرر.', 'Let the list load while no vote is scheduled.'];
  return config
    ? ['دع القائمة تُحمَّل.', 'Let the list load.']
    : [
        'دع القائمة تُحمَّل وطلب الإعدادات وحده يفشل.',
        'Let the list load while the request for the settings alone fails.',
      ];
}

const gestures: Gestures = {
  'xstate.done.actor.loadBoard': loaded,
  'xstate.error.actor.loadBoard': (event) => fails(['تحميل القائمة', 'loading the list'], errorOf(event)),
  'xstate.done.actor.recallBoard': ({ output }) =>
    (output as { source: string }).source === 'sample'
      ? [
          'في متصفح لم يفتح الصفحة من قبل: دع الأسماء التجريبية تظهر.',
          'In a browser that is new to the page: let the samples come.',
        ]
      : [
          'في متصفح فتح الصفحة من قبل: دع القائمة المحفوظة تظهر.',
          'In a browser that knows the page: let the saved list come.',
        ],
  'xstate.error.actor.recallBoard': [
    'في متصفح جديد: احجب ملف الأسماء التجريبية أيضًا.',
    'In a new browser: block the file of samples too.',
  ],
  'xstate.done.actor.loadSettings': ['دع طلب الإعدادات ينجح.', 'Let the request for the settings succeed.'],
  'xstate.error.actor.loadSettings': (event) =>
    fails(['طلب الإعدادات', 'asking for the settings'], errorOf(event)),
  'load.retried': tryFails,
  'retry.requested': retry,
  'refresh.requested': press('common:retry.refresh'),
  'tab.admitted': ['دع هذه العلامة تكون علامة التصويت الوحيدة.', 'Let this be the only tab of the vote.'],
  'tab.blocked': ['افتح التصويت قبلها في علامة أخرى.', 'Let another tab hold the vote.'],
  'tab.hidden': ['انتقل إلى علامة تبويب أخرى.', 'Go to another tab.'],
  'tab.shown': ['عُد إلى علامة التصويت.', 'Come back to the tab of the vote.'],
  'network.lost': ['اقطع الشبكة.', 'Cut the network.'],
  'network.returned': ['أعد الشبكة.', 'Bring the network back.'],
  'stream.opened': ['دع البث المباشر يُفتح.', 'Let the live stream open.'],
  'stream.cut': ['اقطع البث المباشر من وسيط الاختبار.', 'Cut the live stream at the test proxy.'],
  'poll.failed': ['دع طلب التحديث الدوري يفشل.', 'Let a poll fail.'],
  'updates.told': ({ updates }) =>
    updates === 'poll'
      ? [
          'شغّل الخادم مع `STREAM_LIMIT=0`، فيطلب من الصفحات الاستعلام الدوري.',
          'Start the server with `STREAM_LIMIT=0`, so that it asks pages to poll.',
        ]
      : [
          'شغّل الخادم دون `STREAM_LIMIT`، فيسمح بالتحديث المباشر.',
          'Start the server without `STREAM_LIMIT`, so that it lets pages stream.',
        ],
  'time.received': ['دع البث يرسل الوقت.', 'Let the stream tell the time.'],
  'delta.received': [
    'صوّت لمتسابق برسالة: `npm run sms -- --to 303`.',
    'Vote by message: `npm run sms -- --to 303`.',
  ],
  'board.received': ['دع قائمة كاملة تصل.', 'Let a whole list come.'],
  'board.confirmed': ['دع الخادم يؤكد أن القائمة لم تتغير.', 'Let the server say that nothing has changed.'],
  'clock.ticked': ({ at }) => [
    `قدّم ساعة الخادم إلى الساعة ${Number(at) / 3_600_000} من التصويت التجريبي.`,
    `Move the clock of the server to hour ${Number(at) / 3_600_000} of the test vote.`,
  ],
  'group.chosen': [
    'اختر مجموعة أخرى من «{vote:group.tabs}».',
    'Choose another group in “{vote:group.tabs}”.',
  ],
  'list.entered': ['ضع المؤشر على القائمة.', 'Move the pointer over the list.'],
  'list.left': ['أبعد المؤشر عن القائمة.', 'Move the pointer off the list.'],
  'page.touched': ['مرّر الصفحة أو المسها.', 'Scroll or touch the page.'],
};

const loading = shows('vote:group.loading');

function fallback(button: string) {
  return (snapshot: AnyMachineSnapshot): Sentence[] => {
    const { source } = contextOf(snapshot);
    const message: Sentence[] =
      source === null
        ? [shows('vote:fallback.loadFailed')]
        : [
            shows(
              'vote:fallback.message',
              source === 'sample' ? 'vote:fallback.sample' : 'vote:fallback.remembered',
            ),
          ];
    return [...message, shows(button, 'common:retry.refresh')];
  };
}

/**
 * A note about the connection; nothing where the list failed or is old, because then only the list's own note
 * shows.
 */
const note =
  (label: string) =>
  (snapshot: AnyMachineSnapshot): Sentence[] =>
    snapshot.matches({ board: 'ready' }) ? [shows(label)] : [];

const live: Sentence = ['لا ملاحظة فوق القائمة.', 'No note above the list.'];
const quiet = (snapshot: AnyMachineSnapshot): Sentence[] =>
  snapshot.matches({ board: 'ready' }) ? [live] : [];

/** While a stream is tried: the note that the page polls, if that is not the first time. */
const triedBefore = (snapshot: AnyMachineSnapshot): Sentence[] =>
  contextOf(snapshot).streamFailures > 1 ? note('vote:link.polling')(snapshot) : quiet(snapshot);

const sights: Sights = {
  'board.loading': (snapshot) =>
    contextOf(snapshot).failure
      ? fallback('common:retry.retrying')(snapshot)
      : loadingList('vote:group.loading')(snapshot),
  'board.recalling': loading,
  'board.ready': ['بطاقات المتسابقين، مرتّبة.', 'The cards of the contestants, ranked.'],
  'board.stale': (snapshot) => [
    shows(snapshot.matches({ link: 'offline' }) ? 'vote:link.offline' : 'vote:link.reconnecting'),
  ],
  'board.fallback.resting': fallback('common:retry.again'),
  'board.fallback.trying': fallback('common:retry.retrying'),
  'phase.unknown': ['لا عدّاد.', 'No countdown.'],
  'phase.none': shows('vote:phase.none', 'vote:countdown.none'),
  'phase.upcoming': (): Sentence[] => [
    shows('vote:phase.upcoming'),
    ['عدّاد حتى الفتح.', 'A countdown to the opening.'],
  ],
  'phase.live': (): Sentence[] => [
    shows('vote:phase.live'),
    ['عدّاد حتى الإغلاق.', 'A countdown to the close.'],
  ],
  'phase.between': [
    'التصويت مغلق لمجموعة، وعدّاد حتى فتح التالية.',
    'A group is closed, and a countdown to the next.',
  ],
  'phase.ended': shows('vote:phase.ended', 'vote:countdown.ended'),
  'settings.resting': (snapshot) => {
    const { config, phase } = contextOf(snapshot);
    return config && phase && phase.phase !== 'none' ? [shows('vote:sms.title')] : [];
  },
  'settings.waiting': ['لا شرح للتصويت بالرسائل.', 'Nothing about voting by message.'],
  'settings.asking': ['لا شرح للتصويت بالرسائل.', 'Nothing about voting by message.'],
  'link.waiting': quiet,
  'link.paused': quiet,
  'link.offline': note('vote:link.offline'),
  'link.following.connecting': triedBefore,
  'link.following.streaming': quiet,
  'link.reopening': quiet,
  'link.polling.learning': triedBefore,
  'link.polling.instead': note('vote:link.polling'),
  'link.polling.asked': quiet,
};

export const publicVotingWords: FlowWords = {
  title: ['صفحة التصويت', 'The vote'],
  begin: ['افتح صفحة `/vote`.', 'Open the page `/vote`.'],
  gestures,
  sights,
};
