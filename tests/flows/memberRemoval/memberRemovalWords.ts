/** Taking an entry out of its vote, in testers' words. */
import type { MemberRemoval } from '../../../domain/staff/staffContract.ts';
import type { MemberRemovalContext } from '../../../src/machines/memberRemoval/memberRemovalTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const submitted = ({ facts, kind }: MemberRemovalContext) =>
  `staffRemoval:${facts?.needs_second_person ? 'two' : 'alone'}.${kind ?? 'withdrawn'}` as const;

const form = (context: MemberRemovalContext): Sentence =>
  context.kind === null ? shows('staffRemoval:kind.withdrawn') : shows(submitted(context));

const before = ({ approval, kinds, needs_second_person }: MemberRemoval): Sentence => {
  if (approval?.state === 'open')
    return [
      'قبلها اطلب استبعاد المشاركة من متصفح آخر، ثم دع اللوحة تُحمَّل.',
      'Before, ask to disqualify the entry in another browser; then let the panel load.',
    ];
  if (kinds.length === 0)
    return [
      'قبلها ألغِ المسابقة، ثم دع اللوحة تُحمَّل.',
      'Before, cancel the competition; then let the panel load.',
    ];
  return needs_second_person
    ? ['دع اللوحة تُحمَّل.', 'Let the panel load.']
    : [
        'افتح مشاركة لم يصوّت لها أحد، ثم دع اللوحة تُحمَّل.',
        'Open an entry for which nobody has voted; then let the panel load.',
      ];
};

export const memberRemovalWords: FlowWords = {
  title: ['إخراج مشاركة من التصويت', 'Taking an entry out of its vote'],
  begin: [
    'ادخل بحساب منظّم، وافتح صفحة مشاركة يجري التصويت لها وصوّت لها الناس. وللمسابقة مالك أو منظّم آخر.',
    'Sign in as an organiser and open the page of an entry for which people vote now. The competition has another owner or organiser.',
  ],
  gestures: {
    'xstate.done.actor.loadFacts': ({ output }) => before(output as MemberRemoval),
    'xstate.error.actor.loadFacts': failing(['تحميل اللوحة', 'loading the panel']),
    'retry.requested': retry,
    'refresh.requested': press('staffRemoval:again'),
    'page.returned': ['انتقل إلى تبويب آخر ثم عُد.', 'Go to another tab and come back.'],
    'kind.chosen': ({ kind }) => [
      `اضغط «{staffRemoval:kind.${String(kind)}}».`,
      `Press “{staffRemoval:kind.${String(kind)}}”.`,
    ],
    'refunds.switched': ['اختر رد المبالغ.', 'Choose the refunds.'],
    'field.changed': ({ field }) => [
      `اكتب في «{staffRemoval:${String(field)}}».`,
      `Type into “{staffRemoval:${String(field)}}”.`,
    ],
    'form.submitted': ['أرسل الاستمارة.', 'Send the form.'],
    'xstate.done.actor.ask': ({ output }) =>
      output === null
        ? ['دع الطلب يصل ويُنفَّذ.', 'Let the request arrive and be done.']
        : ['دع الطلب يصل.', 'Let the request arrive.'],
    'xstate.error.actor.ask': failing(['الطلب', 'asking']),
  },
  sights: {
    loading: ['يبقى ما كان ظاهرًا كما هو.', 'What was shown stays as it is.'],
    failed: showsWithButton('staffRemoval:failed', 'common:retry.again'),
    waiting: (snapshot) => [shows('staffRemoval:waitingMore'), ...staffErrors(snapshot)],
    closed: (snapshot) => [shows('staffRemoval:over'), ...staffErrors(snapshot)],
    choosing: (snapshot) => [form(snapshot.context as MemberRemovalContext), ...staffErrors(snapshot)],
    asking: shows('staffRemoval:asking'),
    signedOut: ['تظهر صفحة الدخول.', 'The sign-in page appears.'],
  },
};
