/** The queue of screeners, in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { ScreeningQueueContext } from '../../../src/machines/screeningQueue/screeningQueueTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

function deciding(snapshot: AnyMachineSnapshot): Sentence[] {
  const { refusal } = snapshot.context as ScreeningQueueContext;
  const sentence: Sentence = ['فوق المشاركة: جملة الخادم.', 'Above the entry: the sentence of the server.'];
  return [shows('staffScreening:facts'), ...(refusal === null ? [] : [sentence])];
}

export const screeningQueueWords: FlowWords = {
  title: ['قائمة الفرز', 'The queue of screeners'],
  begin: [
    'ادخل بحساب فاحص مشاركات، وافتح «{staffScreening:link}» من صفحة المشاركات.',
    'Sign in as a screener, and open “{staffScreening:link}” from the page of entries.',
  ],
  gestures: {
    'xstate.done.actor.openDesk': ['دع المشاركات تُحمَّل.', 'Let the entries load.'],
    'xstate.error.actor.openDesk': failing(['تحميل المشاركات', 'loading the entries']),
    'retry.requested': retry,
    'refresh.requested': press('staffScreening:refresh'),
    'approve.requested': ['اضغط A.', 'Press A.'],
    'reject.requested': ['اضغط R.', 'Press R.'],
    'reason.chosen': ['اضغط 1.', 'Press 1.'],
    'hold.requested': ['اضغط H.', 'Press H.'],
    'ask.requested': ['اضغط C.', 'Press C.'],
    'correction.submitted': [
      'اكتب سببًا باللغتين، ثم اضغط «{staffScreening:ask.send}».',
      'Write a reason in both languages, then press “{staffScreening:ask.send}”.',
    ],
    'note.submitted': [
      'اكتب ملاحظة، ثم اضغط «{staffScreening:note.add}».',
      'Write a note, then press “{staffScreening:note.add}”.',
    ],
    'next.requested': ['اضغط J.', 'Press J.'],
    'previous.requested': ['اضغط K.', 'Press K.'],
    'competition.chosen': ['اختر المسابقة الأولى.', 'Choose the first competition.'],
    'held.chosen': press('staffScreening:held.take'),
    'undo.requested': press('staffScreening:undo.press'),
    cancelled: press('staffScreening:cancel'),
    'link.expired': ['انتظر نصف ساعة، ثم شغّل التسجيل.', 'Wait half an hour, then play the recording.'],
    'item.renewed': ['دع رابط التسجيل يتجدد.', 'Let the link of the recording be renewed.'],
    'claim.lost': [
      'دع زميلًا يأخذ المشاركة بعد خمس دقائق من انقطاع اتصالك.',
      'After five minutes without a connection, let another screener take the entry.',
    ],
    'xstate.done.actor.send': ['دع الحفظ يتم.', 'Let it be saved.'],
    'xstate.error.actor.send': failing(['الحفظ', 'saving']),
  },
  sights: {
    loading: shows('staffScreening:title'),
    failed: showsWithButton('staffScreening:failed', 'common:retry.again'),
    empty: showsWithButton('staffScreening:empty', 'staffScreening:refresh'),
    'open.deciding': deciding,
    'open.rejecting': shows('staffScreening:reject.title'),
    'open.asking': shows('staffScreening:ask.title'),
    sending: shows('staffScreening:sending'),
    unsure: showsWithButton('staffScreening:unsure', 'common:retry.again'),
    signedOut: shows('staffScreening:title'),
  },
};
