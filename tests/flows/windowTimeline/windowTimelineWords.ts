/** The voting windows of a competition, in testers' words. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { WindowTimelineContext } from '../../../src/machines/windowTimeline/windowTimelineTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

function editing(snapshot: AnyMachineSnapshot): Sentence[] {
  const { refusal } = snapshot.context as WindowTimelineContext;
  return [
    shows('staffRounds:timeline.title'),
    ...(refusal ? [shows(`staffRounds:refusal.${refusal.kind}`)] : []),
    ...staffErrors(snapshot),
  ];
}

const answers = {
  saved: ['دع الحفظ يتم.', 'Let the save end.'],
  present: [
    'قبل الحفظ غيّر المجموعة من متصفح آخر، ثم دع الحفظ يتم.',
    'Before, change the group in another browser; then let the save end.',
  ],
  findings: [
    'قبل الحفظ أعطِ مشاركة في مسابقة أخرى الرمز نفسه في الوقت نفسه، ثم دع الحفظ يتم.',
    'Before, give an entry of another competition the same code at the same time; then let the save end.',
  ],
} as const satisfies Record<string, Sentence>;

const fixed: Sentence = [
  'قبل الحفظ دع فترة المجموعة تبدأ، ثم دع الحفظ يتم.',
  'Before, let the window of the group open; then let the save end.',
];

function failingToSave(event: AnyEventObject): Sentence {
  const { error } = event as unknown as { error: AppError };
  return error.kind === 'fieldErrors' ? fixed : failing(['الحفظ', 'saving'])(event);
}

export const windowTimelineWords: FlowWords = {
  title: ['فترات التصويت', 'The voting windows'],
  begin: [
    'ادخل بحساب منظِّم، ثم افتح جولات مسابقة: `/rounds`.',
    'Sign in as an organiser, then open the rounds of a competition: `/rounds`.',
  ],
  gestures: {
    'xstate.done.actor.loadRounds': ['دع الجولات تُحمَّل.', 'Let the rounds load.'],
    'xstate.error.actor.loadRounds': failing(['تحميل الجولات', 'loading the rounds']),
    'retry.requested': retry,
    'reload.requested': ['غيّر جولة أو مجموعة.', 'Change a round or a group.'],
    'group.selected': ['اضغط شريط المجموعة الأولى.', 'Press the lane of the first group.'],
    'edge.moved': ({ group }) =>
      String(group).startsWith('group-1')
        ? [
            'انتقل إلى نهاية المجموعة الأولى، واضغط Shift مع السهم الأيسر.',
            'Go to the close of the first group, and press Shift and the right arrow.',
          ]
        : [
            'انتقل إلى نهاية المجموعة الثالثة، واضغط Shift مع السهم الأيسر.',
            'Go to the close of the third group, and press Shift and the right arrow.',
          ],
    'edge.set': [
      'اكتب لنهاية المجموعة الأولى وقتًا أبكر بساعة.',
      'Type a close of the first group one hour earlier.',
    ],
    'changes.dropped': press('staffRounds:timeline.drop'),
    'form.submitted': press('staffRounds:timeline.save'),
    'xstate.done.actor.saveWindow': ({ output }) =>
      answers[Object.keys(output as object)[0] as keyof typeof answers],
    'xstate.error.actor.saveWindow': failingToSave,
  },
  sights: {
    loading: shows('staffRounds:title'),
    failed: showsWithButton('staffRounds:failed', 'common:retry.again'),
    'editing.ready': editing,
    'editing.saved': (snapshot) => [...editing(snapshot), shows('staffRounds:timeline.saved')],
    saving: shows('staffRounds:timeline.saving'),
    signedOut: shows('staffRounds:title'),
  },
};
