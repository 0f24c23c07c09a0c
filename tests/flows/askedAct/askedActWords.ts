/** Asking a second person to extend a vote, in testers' words. */
import type { AskedActContext, AskFacts } from '../../../src/machines/askedAct/askedActTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const state = ({ facts }: AskedActContext): Sentence =>
  shows(facts?.approval?.state === 'open' ? 'staffVoted:waitingMore' : 'staffVoted:ask.extend_window');

export const askedActWords: FlowWords = {
  title: ['طلب تمديد تصويت مفتوح', 'Asking to extend an open vote'],
  begin: [
    'ادخل بحساب منظّم، وافتح مجموعة يجري تصويتها من صفحة الجولات. وللمسابقة مالك أو منظّم آخر.',
    'Sign in as an organiser and open a group whose vote is open, from the page of rounds. The competition has another owner or organiser.',
  ],
  gestures: {
    'xstate.done.actor.loadFacts': ({ output }) =>
      (output as AskFacts).approval?.state === 'open'
        ? [
            'قبلها اطلب التمديد من متصفح آخر، ثم دع اللوحة تُحمَّل.',
            'Before, ask for the extension in another browser; then let the panel load.',
          ]
        : ['دع اللوحة تُحمَّل.', 'Let the panel load.'],
    'xstate.error.actor.loadFacts': failing(['تحميل اللوحة', 'loading the panel']),
    'retry.requested': retry,
    'refresh.requested': press('staffVoted:again'),
    'page.returned': ['انتقل إلى تبويب آخر ثم عُد.', 'Go to another tab and come back.'],
    'field.changed': ({ field }) => [
      `اكتب في «{staffVoted:${String(field)}}».`,
      `Type into “{staffVoted:${String(field)}}”.`,
    ],
    'form.submitted': press('staffVoted:ask.extend_window'),
    'xstate.done.actor.ask': ['دع الطلب يصل.', 'Let the request arrive.'],
    'xstate.error.actor.ask': failing(['الطلب', 'asking']),
  },
  sights: {
    loading: ['يبقى ما كان ظاهرًا كما هو.', 'What was shown stays as it is.'],
    failed: showsWithButton('staffVoted:failed', 'common:retry.again'),
    ready: (snapshot) => [state(snapshot.context as AskedActContext), ...staffErrors(snapshot)],
    asking: shows('staffVoted:asking'),
    signedOut: ['تظهر صفحة الدخول.', 'The sign-in page appears.'],
  },
};
