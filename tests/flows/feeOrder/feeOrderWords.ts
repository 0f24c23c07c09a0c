/** Paying the fee of an entry in testers' words. */
import type { FlowWords } from '../flow.ts';
import { errorOf, shows } from '../phrases.ts';
import { fails } from '../worldWords.ts';

export const feeOrderWords: FlowWords = {
  title: ['دفع رسوم الاشتراك', 'Paying an entry fee'],
  begin: [
    'سجّل في مسابقة برسوم، ثم افتح صفحة المشاركة من لوحة التحكم.',
    'Register for a paid competition, then open the page of the entry from the dashboard.',
  ],
  gestures: {
    'fee.requested': ['اضغط زر الدفع.', 'Press the button that pays.'],
    'xstate.done.actor.orderFee': ['دع الخادم يقبل الطلب.', 'Let the server take the order.'],
    'xstate.error.actor.orderFee': (event) => fails(['طلب الرسوم', 'ordering the fee'], errorOf(event)),
  },
  sights: {
    offered: shows('entries:fee.title', 'entries:fee.later'),
    ordering: shows('entries:fee.opening'),
    failed: shows('entries:fee.failed'),
    refused: shows('entries:fee.failed'),
    leaving: shows('entries:fee.opening'),
  },
};
