/** Reading pages in testers' words: a receipt, the checkpoints of the ledger, and the outcome of an order. */
import type { FlowWords } from '../flow.ts';
import { errorOf, retry, shows, showsWithButton } from '../phrases.ts';
import { fails } from '../worldWords.ts';

const isPending = (data: unknown) => (data as { status?: string }).status === 'pending';

export const receiptWords: FlowWords = {
  title: ['إيصال تصويت', 'The receipt of a vote'],
  begin: ['اشترِ أصواتًا، ثم اضغط «{pay:success.receipt}».', 'Buy votes, then press “{pay:success.receipt}”.'],
  gestures: {
    'xstate.done.actor.read': ({ output }) =>
      isPending(output)
        ? ['دع إيصال دفعة لم تتأكد بعد يُحمَّل.', 'Let the receipt of a payment load that is not confirmed yet.']
        : ['دع الإيصال يُحمَّل.', 'Let the receipt load.'],
    'xstate.error.actor.read': (event) => fails(['تحميل الإيصال', 'loading the receipt'], errorOf(event)),
    'retry.requested': retry,
  },
  sights: {
    loading: shows('receipt:receipt.loading'),
    'shown.resting': ({ context }) => [standing(context)],
    'shown.refreshing': ({ context }) => [standing(context)],
    missing: shows('receipt:receipt.notFound'),
    failed: showsWithButton('receipt:receipt.loadFailed', 'common:retry.again'),
  },
};

const standing = (context: unknown) =>
  shows(`receipt:receipt.status.${isPending((context as { data: unknown }).data) ? 'pending' : 'counted'}`);

export const checkpointsWords: FlowWords = {
  title: ['نقاط التحقق في السجل', 'The checkpoints of the ledger'],
  begin: ['افتح صفحة `/transparency`.', 'Open the page `/transparency`.'],
  gestures: {
    'xstate.done.actor.read': ['دع نقاط التحقق تُحمَّل.', 'Let the checkpoints load.'],
    'xstate.error.actor.read': (event) =>
      fails(['تحميل نقاط التحقق', 'loading the checkpoints'], errorOf(event)),
    'retry.requested': retry,
  },
  sights: {
    loading: shows('receipt:transparency.points.loading'),
    'shown.resting': shows('receipt:transparency.points.caption'),
    'shown.refreshing': shows('receipt:transparency.points.caption'),
    missing: shows('receipt:transparency.points.loadFailed'),
    failed: showsWithButton('receipt:transparency.points.loadFailed', 'common:retry.again'),
  },
};

const isUnsure = (data: unknown) => (data as { receipt_code?: string | null }).receipt_code === null;

export const orderWords: FlowWords = {
  title: ['ما صار إليه الطلب', 'What became of an order'],
  begin: [
    'ادفع طلبًا في صفحة البوابة، ثم عُد منها إلى الموقع.',
    'Pay for an order on the page of the gateway, then come back from there.',
  ],
  gestures: {
    'xstate.done.actor.read': ({ output }) =>
      isUnsure(output)
        ? ['دع طلبًا لم تُعرف نتيجة دفعه يُحمَّل.', 'Let an order load whose outcome nobody knows.']
        : ['دع طلبًا اكتمل دفعه يُحمَّل.', 'Let an order load that is paid.'],
    'xstate.error.actor.read': (event) => fails(['تحميل الطلب', 'loading the order'], errorOf(event)),
    'retry.requested': retry,
  },
  sights: {
    loading: shows('pay:return.checking'),
    'shown.resting': ({ context }) => [outcome(context)],
    'shown.refreshing': ({ context }) => [outcome(context)],
    missing: shows('pay:order.unknown'),
    failed: showsWithButton('pay:order.loadFailed', 'common:retry.again'),
  },
};

const outcome = (context: unknown) =>
  isUnsure((context as { data: unknown }).data)
    ? shows('pay:confirming.title', 'pay:return.open')
    : shows('pay:success.title', 'pay:return.receipt');
