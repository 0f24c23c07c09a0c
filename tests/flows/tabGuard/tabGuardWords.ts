/** Voting in one tab, in a tester's words. */
import type { FlowWords, Sentence } from '../flow.ts';
import { press } from '../phrases.ts';

const dialog: Sentence = [
  'نافذة «{vote:tabs.title}» بأزرار «{vote:tabs.goToOriginal}» و«{vote:tabs.close}» وإعادة المحاولة.',
  'The dialog “{vote:tabs.title}” with “{vote:tabs.goToOriginal}”, “{vote:tabs.close}” and a button to retry.',
];
const page: Sentence = ['صفحة التصويت دون نافذة فوقها.', 'The vote, and no dialog above it.'];

export const tabGuardWords: FlowWords = {
  title: ['التصويت في علامة تبويب واحدة', 'Voting in one tab'],
  begin: ['افتح صفحة `/vote`.', 'Open the page `/vote`.'],
  gestures: {
    'claim.granted': ['أغلق كل علامات التصويت الأخرى.', 'Close every other tab of the vote.'],
    'claim.refused': [
      'افتح الصفحة والتصويت مفتوح في علامة أخرى.',
      'Open the page while the vote is open in another tab.',
    ],
    'claim.lost': [
      'في متصفح دون Web Locks: افتح التصويت في علامتين في اللحظة نفسها.',
      'In a browser without Web Locks: open the vote in two tabs at the same moment.',
    ],
    'claim.taken': [
      'اترك هذه العلامة ظاهرة في نافذة، وفي نافذة أخرى: عُد من الدفع إلى صفحة التصويت.',
      'Keep this tab in sight in one window. In another window: come back from the payment to the vote.',
    ],
    'tab.returned': [
      'صوّت ببطاقة من صفحة التصويت، ثم عُد إلى صفحة التصويت في العلامة التي دفعت فيها.',
      'Vote by card from the vote page, then come back to the vote in the tab in which you paid.',
    ],
    'tab.shown': ['انتقل إلى علامة أخرى، ثم عُد إلى هذه.', 'Go to another tab, then come back to this one.'],
    'vote.requested': press('vote:tabs.voteHere'),
    'original.called': [
      'في علامة أخرى: اضغط «{vote:tabs.goToOriginal}».',
      'In another tab: press “{vote:tabs.goToOriginal}”.',
    ],
    'call.dismissed': press('vote:tabs.bannerDismiss'),
    'close.requested': press('vote:tabs.close'),
    'original.requested': press('vote:tabs.goToOriginal'),
    'retry.requested': press('vote:tabs.retry'),
  },
  sights: {
    checking: page,
    taking: page,
    resting: (): Sentence[] => [page, ['«{vote:tabs.resting}»', '“{vote:tabs.resting}”']],
    'active.quiet': page,
    'active.called': (): Sentence[] => [
      page,
      [
        '«{vote:tabs.banner}»، وعلامة ● في عنوان علامة التبويب.',
        '“{vote:tabs.banner}”, and a ● in the title of the tab.',
      ],
    ],
    'blocked.waiting': dialog,
    'blocked.closing': dialog,
    'blocked.cannotClose': (): Sentence[] => [
      dialog,
      ['«{vote:tabs.cannotClose}»', '“{vote:tabs.cannotClose}”'],
    ],
    'blocked.toldOriginal': (): Sentence[] => [
      dialog,
      ['«{vote:tabs.toldOriginal}»', '“{vote:tabs.toldOriginal}”'],
    ],
    'blocked.asking': (): Sentence[] => [
      dialog,
      ['زر المحاولة يقول «{common:retry.retrying}».', 'The button to retry says “{common:retry.retrying}”.'],
    ],
  },
};
