/** The entries in the voting groups of a round, in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { GroupMembersContext } from '../../../src/machines/groupMembers/groupMembersTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

function choosing(snapshot: AnyMachineSnapshot): Sentence[] {
  const { refusal } = snapshot.context as GroupMembersContext;
  const sentence: Sentence = ['فوق المجموعات: جملة الخادم.', 'Above the groups: the sentence of the server.'];
  return [shows('staffRounds:members.placing'), ...(refusal ? [sentence] : []), ...staffErrors(snapshot)];
}

const answers = {
  saved: ['دع الحفظ يتم.', 'Let the save end.'],
  present: [
    'قبل الحفظ غيّر مجموعة من متصفح آخر، ثم دع الحفظ يتم.',
    'Before, change a group in another browser; then let the save end.',
  ],
  findings: [
    'قبل الحفظ أعطِ مشاركة في مسابقة أخرى الرمز نفسه في الوقت نفسه، ثم دع الحفظ يتم.',
    'Before, give an entry of another competition the same code at the same time; then let the save end.',
  ],
} as const satisfies Record<string, Sentence>;

export const groupMembersWords: FlowWords = {
  title: ['المشاركات في مجموعات التصويت', 'The entries in the voting groups'],
  begin: [
    'ادخل بحساب منظِّم، وافتح جولات مسابقة، ثم «{staffRounds:members.link}» في الجولة الأولى.',
    'Sign in as an organiser, open the rounds of a competition, then “{staffRounds:members.link}” of the first round.',
  ],
  gestures: {
    'xstate.done.actor.loadMembers': ['دع المشاركات تُحمَّل.', 'Let the entries load.'],
    'xstate.error.actor.loadMembers': failing(['تحميل المشاركات', 'loading the entries']),
    'retry.requested': retry,
    'entries.chosen': ['اختر المشاركة الثالثة.', 'Choose the third entry.'],
    'move.requested': ['انقل المختارة إلى المجموعة الثانية.', 'Move the chosen one to the second group.'],
    'placement.requested': ({ way }) =>
      way === 'draw'
        ? press('staffRounds:members.way.draw')
        : [
            'اختر «{staffRounds:members.alsoPlaced}»، ثم اضغط «{staffRounds:members.way.spread}».',
            'Choose “{staffRounds:members.alsoPlaced}”, then press “{staffRounds:members.way.spread}”.',
          ],
    'placement.cancelled': press('staffRounds:members.cancel'),
    'placement.confirmed': ['أكّد.', 'Confirm.'],
    'code.submitted': ({ code }) => [
      `غيّر رمز المشاركة الأولى إلى ${String(code)}.`,
      `Change the code of the first entry to ${String(code)}.`,
    ],
    'xstate.done.actor.saveMembers': ({ output }) =>
      answers[Object.keys(output as object)[0] as keyof typeof answers],
    'xstate.error.actor.saveMembers': failing(['الحفظ', 'saving']),
  },
  sights: {
    loading: shows('staffRounds:members.title'),
    failed: showsWithButton('staffRounds:members.failed', 'common:retry.again'),
    choosing,
    confirming: ['تظهر النتيجة قبل حفظها.', 'The outcome is shown before it is stored.'],
    saving: shows('staffRounds:members.saving'),
    unsure: showsWithButton('staffRounds:members.unsure', 'common:retry.again'),
    signedOut: shows('staffRounds:members.title'),
  },
};
