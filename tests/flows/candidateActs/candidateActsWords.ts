/** What two persons do with a candidate's account, in testers' words. */
import type { CandidateActs } from '../../../domain/staff/staffContract.ts';
import { kindsToAsk } from '../../../src/machines/candidateActs/candidateActsMachine.ts';
import type { CandidateActsContext } from '../../../src/machines/candidateActs/candidateActsTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const before = ({ approval, stop, hand_out, is_matched }: CandidateActs): Sentence => {
  if (is_matched)
    return [
      'قبلها احفظ نتيجة فحص هوية بأن كل ما في الوثيقة مطابق، ثم دع اللوحة تُحمَّل.',
      'Before, keep a verdict that all of the identity document fits; then let the panel load.',
    ];
  if (approval?.state === 'open')
    return [
      'قبلها اطلب حذف المشارك من متصفح آخر، ثم دع اللوحة تُحمَّل.',
      'Before, ask to erase the candidate in another browser; then let the panel load.',
    ];
  if (stop !== null)
    return [
      'قبلها سجّل المشارك في مسابقة جهة أخرى، ثم دع اللوحة تُحمَّل.',
      'Before, register the candidate in a competition of another organisation; then let the panel load.',
    ];
  return hand_out === null
    ? ['دع اللوحة تُحمَّل.', 'Let the panel load.']
    : [
        'قبلها اطلب تسليم البيانات ووافق عليه بحساب مالك آخر، وأوقف الحساب كذلك، ثم دع اللوحة تُحمَّل.',
        'Before, ask to hand the data out and approve it as another owner, and suspend the account likewise; then let the panel load.',
      ];
};

const panel = ({ facts, kind, savedAs }: CandidateActsContext): Sentence => {
  if (facts === null) return shows('staffCandidateActs:lead');
  if (savedAs !== null) return shows('staffCandidateActs:data.saved');
  if (kind !== null) return shows(`staffCandidateActs:ask.${kind}`);
  if (facts.approval?.state === 'open') return shows('staffCandidateActs:waitingMore');
  if (facts.stop !== null) return shows(`staffCandidateActs:stop.${facts.stop}`);
  return shows(`staffCandidateActs:kind.${kindsToAsk(facts)[0] ?? 'suspend'}`);
};

export const candidateActsWords: FlowWords = {
  title: [
    'إيقاف حساب مشارك أو حذفه أو تسليم بياناته',
    "Suspending, erasing or handing out a candidate's account",
  ],
  begin: [
    'ادخل بحساب مالك، وافتح صفحة مشارك له مشاركة في تصويت مفتوح. وللجهة مالك آخر.',
    'Sign in as an owner and open the page of a candidate with an entry in an open vote. The organisation has another owner.',
  ],
  gestures: {
    'xstate.done.actor.loadFacts': ({ output }) => before(output as CandidateActs),
    'xstate.error.actor.loadFacts': failing(['تحميل اللوحة', 'loading the panel']),
    'retry.requested': retry,
    'refresh.requested': press('staffCandidateActs:again'),
    'page.returned': ['انتقل إلى تبويب آخر ثم عُد.', 'Go to another tab and come back.'],
    'kind.chosen': ({ kind }) => [
      `اضغط «{staffCandidateActs:kind.${String(kind)}}».`,
      `Press “{staffCandidateActs:kind.${String(kind)}}”.`,
    ],
    'texts.changed': ({ texts }) => {
      if ('other' in (texts as object))
        return [
          'اختر المشارك الآخر في «{staffCandidateActs:other}».',
          'Choose the other candidate in “{staffCandidateActs:other}”.',
        ];
      return 'contact' in (texts as object)
        ? ['اكتب في «{staffCandidateActs:contact.email}».', 'Type into “{staffCandidateActs:contact.email}”.']
        : ['اكتب في «{staffCandidateActs:reason}».', 'Type into “{staffCandidateActs:reason}”.'];
    },
    'form.submitted': ['أرسل الاستمارة.', 'Send the form.'],
    'xstate.done.actor.ask': ['دع الطلب يصل.', 'Let the request arrive.'],
    'xstate.error.actor.ask': failing(['الطلب', 'asking']),
    'save.requested': press('staffCandidateActs:data.save'),
    'save.cancelled': press('staffCandidateActs:data.cancel'),
    'xstate.done.actor.saveData': ['دع الحفظ يتم.', 'Let the file be saved.'],
    'xstate.error.actor.saveData': failing(['الحفظ', 'saving']),
  },
  sights: {
    loading: ['يبقى ما كان ظاهرًا كما هو.', 'What was shown stays as it is.'],
    failed: showsWithButton('staffCandidateActs:failed', 'common:retry.again'),
    ready: (snapshot) => [panel(snapshot.context as CandidateActsContext), ...staffErrors(snapshot)],
    asking: shows('staffCandidateActs:asking'),
    saving: showsWithButton('staffCandidateActs:data.saving', 'staffCandidateActs:data.cancel'),
    signedOut: ['تظهر صفحة الدخول.', 'The sign-in page appears.'],
  },
};
