/** The tries to send a vote's order, in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowWords, Sentence } from '../flow.ts';
import { errorOf, shows } from '../phrases.ts';
import { fails } from '../worldWords.ts';

const failed = shows('pay:submission.server', 'pay:submission.noCharge');

const submitting = ({ context }: AnyMachineSnapshot): Sentence[] =>
  (context as { error: unknown }).error
    ? [shows('pay:submission.server')]
    : [['لا رسالة خطأ.', 'No error message.']];

export const voteRetryWords: FlowWords = {
  title: ['محاولات إرسال الصوت', 'The tries of a vote'],
  begin: [
    'اختر أصواتًا، واملأ بيانات التواصل، ثم اضغط «{pay:contact.next}».',
    'Choose votes, fill in the contact details, then press “{pay:contact.next}”.',
  ],
  gestures: {
    'xstate.done.actor.castVote': ['دع الخادم يقبل الطلب.', 'Let the server take the order.'],
    'xstate.error.actor.castVote': (event) => fails(['إرسال الطلب', 'sending the order'], errorOf(event)),
    'xstate.after.pause.voteRetry.waiting': [
      'انتظر حتى تُعاد المحاولة تلقائيًا.',
      'Wait until it is tried again by itself.',
    ],
    'retry.requested': ['اضغط زر إعادة المحاولة.', 'Press the button to retry.'],
  },
  sights: {
    submitting,
    waiting: (): Sentence[] => [failed, shows('pay:retry.waiting')],
    exhausted: ({ context }): Sentence[] => [
      failed,
      ...((context as { byHand: boolean }).byHand ? [shows('common:retry.failed')] : []),
    ],
    accepted: ['حقول البطاقة.', 'The card fields.'],
    refused: shows('pay:submission.highlighted'),
  },
};
