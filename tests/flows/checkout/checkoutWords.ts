/** Buying votes in testers' words: the gestures. */
import type { AnyEventObject } from 'xstate';
import type { Order } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { Sale } from '../../../domain/sale.ts';
import type { LoadedContestant, Recalled } from '../../../src/machines/checkout/checkoutTypes.ts';
import { met, sales } from '../../support/checkout/checkoutWorld.ts';
import type { FlowWords, Gestures, Sentence } from '../flow.ts';
import { errorOf, press } from '../phrases.ts';
import { fails } from '../worldWords.ts';
import { checkoutSights } from './checkoutSights.ts';

function arrival({ output }: AnyEventObject): Sentence {
  const { page, orderId, entryId, votes, begun, key, refusedVotes } = output as Recalled;
  if (orderId)
    return page === 'success'
      ? ['افتح صفحة اكتمال طلب قائم.', 'Open the page of success of an order.']
      : begun
        ? ['ابدأ دفع طلب، ثم أعد تحميل صفحته.', 'Begin to pay an order, then reload its page.']
        : ['افتح صفحة الدفع لطلب قائم.', 'Open the page of payment of an order.'];
  if (!entryId)
    return ['افتح `/user/payment` دون متسابق في العنوان.', 'Open `/user/payment` without a contestant.'];
  if (page === 'success') return ['افتح صفحة الاكتمال دون طلب.', 'Open the page of success without an order.'];
  if (key)
    return [
      'املأ بيانات التواصل، ثم أعد تحميل الصفحة أثناء الإرسال.',
      'Fill in the contact details, then reload the page while it is sent.',
    ];
  if (votes === '0') return ['افتح العنوان بعدد أصوات صفر.', 'Open the address with zero votes.'];
  if (votes === '750') return ['اختر متسابقًا و750 صوتًا.', 'Choose a contestant and 750 votes.'];
  if (refusedVotes !== null)
    return [
      'اطلب عددًا يرفضه الخادم: دع وسيط الاختبار يجيب بالرمز 422 وخطأ في الحقل `votes_count`.',
      'Order a number that the server refuses: let the test proxy answer with status 422 and an error in the field `votes_count`.',
    ];
  return page === 'votes'
    ? ['اختر متسابقًا من `/user/voting`.', 'Choose a contestant at `/user/voting`.']
    : ['افتح صفحة الدفع لمتسابق اختير عدد أصواته.', 'Open the page of payment for chosen votes.'];
}

function contestant(answer: LoadedContestant): Sentence {
  const kind = Object.entries(met).find(([, each]) => each === answer)?.[0];
  if (answer.sale === sales.upcoming)
    return ['دع بيانات المتسابق تُحمَّل قبل فتح مجموعته.', 'Let the contestant load before the group opens.'];
  if (kind === 'open')
    return ['دع بيانات المتسابق تُحمَّل والتصويت مفتوح له.', 'Let the contestant load while the vote is open.'];
  return kind === 'closed'
    ? ['دع بيانات المتسابق تُحمَّل بعد إغلاق التصويت.', 'Let the contestant load after the vote has closed.']
    : ['افتح عنوانًا لمتسابق لا وجود له.', 'Open the address of a contestant who is not there.'];
}

const standings: Readonly<Record<string, Sentence>> = {
  payable: ['لم يُدفع بعد', 'not paid yet'],
  declined: ['رفض البنك دفعه', 'declined by the bank'],
  elsewhere: ['يُدفع في صفحة البوابة', 'to be paid on the page of the gateway'],
  cancelled: ['أُلغي دفعه في صفحة البوابة', 'cancelled on the page of the gateway'],
  unsure: ['لم تُعرف نتيجة دفعه', 'paid with an outcome that nobody knows'],
  paid: ['اكتمل دفعه', 'paid'],
  quarantined: ['دُفع وأصواته قيد المراجعة', 'paid, with votes under review'],
  refunded: ['يُعاد مبلغه', 'to be refunded'],
  expired: ['انتهت مهلته', 'out of time'],
  failed: ['توقف', 'stopped'],
};

/** An order in words, by its status. */
function standingOf({ status, payment, last_attempt: last, refund }: Order): Sentence {
  if (refund) return standings['refunded']!;
  if (status !== 'pending_payment') return standings[status] ?? standings['unsure']!;
  if (!payment) return standings['unsure']!;
  if (payment.mode === 'redirect') return standings[last ? 'cancelled' : 'elsewhere']!;
  return standings[last ? 'declined' : 'payable']!;
}

function orderComes(order: Order): Sentence {
  const [ar, en] = standingOf(order);
  return [`دع حال الطلب تصل: ${ar}.`, `Let news of the order come: ${en}.`];
}

const news: Record<keyof typeof sales, Sentence> = {
  open: ['دع المجموعة تُفتح، أو تبقَ مفتوحة.', 'Let the group open, or stay open.'],
  closing: ['دع 4 دقائق تبقى للمجموعة.', 'Let 4 minutes remain for the group.'],
  closed: ['دع المجموعة تُغلق.', 'Let the group close.'],
  upcoming: ['دع المجموعة لم تُفتح بعد.', 'Let the group be not open yet.'],
  outOfTime: ['دع وقت الدفع ينتهي.', 'Let the time to pay run out.'],
  withdrawn: ['اسحب المتسابق من المنافسة.', 'Withdraw the contestant.'],
};

function saleComes(sale: Sale): Sentence {
  const [name] = Object.entries(sales).find(([, each]) => each === sale)!;
  return news[name as keyof typeof sales];
}

function placed({ output }: AnyEventObject): Sentence {
  const answer = output as { kind: string; error?: AppError };
  return answer.kind === 'accepted'
    ? ['دع الخادم يقبل الطلب.', 'Let the server take the order.']
    : fails(['إرسال الطلب', 'sending the order'], answer.error!);
}

const gestures: Gestures = {
  'xstate.done.actor.recallCheckout': arrival,
  'xstate.done.actor.loadContestant': ({ output }) => contestant(output as LoadedContestant),
  'xstate.error.actor.loadContestant': (event) =>
    fails(['تحميل المتسابق', 'loading the contestant'], errorOf(event)),
  'xstate.done.actor.findOrder': ({ output }) => orderComes((output as { order: Order }).order),
  'xstate.error.actor.findOrder': (event) => fails(['تحميل الطلب', 'loading the order'], errorOf(event)),
  'retry.requested': ['اضغط زر إعادة المحاولة.', 'Press the button to retry.'],
  'next.requested': press('pay:choose.next'),
  'sum.confirmed': press('pay:choose.sumRight'),
  'sum.rejected': press('pay:choose.sumWrong'),
  'votes.changed': ({ votes }) => [
    `اكتب ${String(votes)} في «{pay:quantity.label}».`,
    `Type ${String(votes)} into “{pay:quantity.label}”.`,
  ],
  'contact.changed': ({ value }) => [
    `اكتب \`${String(value)}\` في «{pay:contact.email}».`,
    `Type \`${String(value)}\` into “{pay:contact.email}”.`,
  ],
  'contact.left': [
    'انتقل من «{pay:contact.email}» إلى حقل آخر.',
    'Move from “{pay:contact.email}” to another field.',
  ],
  'contact.submitted': press('pay:contact.next'),
  'contact.reopened': press('pay:contact.editDetails'),
  'xstate.done.actor.readQuote': ['دع السعر يصل.', 'Let the price come.'],
  'xstate.error.actor.readQuote': (event) => fails(['حساب السعر', 'working out the price'], errorOf(event)),
  'price.retried': press('common:retry.again'),
  'price.needed': ['دع السعر يُطلب.', 'Let the price be asked for.'],
  'xstate.done.actor.prepareOrder': ['دع الطلب يُجهَّز.', 'Let the order be made ready.'],
  'tries.changed': ({ tries }) =>
    (tries as { state: string }).state === 'waiting'
      ? ['دع محاولة الإرسال تفشل بالرمز 503.', 'Let a try of sending fail with status 503.']
      : ['دع المحاولات كلها تفشل بالرمز 503.', 'Let all tries of sending fail with status 503.'],
  'xstate.done.actor.voteRetry': placed,
  'pay.requested': ['اضغط زر الدفع.', 'Press the button that pays.'],
  'card.ready': ['دع حقول البطاقة تُحمَّل.', 'Let the card fields load.'],
  'card.changed': ({ complete }) =>
    complete
      ? ['أكمل بيانات البطاقة.', 'Complete the card details.']
      : ['اترك بيانات البطاقة ناقصة.', 'Leave the card details incomplete.'],
  'card.submitting': ['دع البطاقة تُرسل إلى البوابة.', 'Let the card be sent to the gateway.'],
  'card.challenged': [
    'ادفع بالبطاقة `4000 0027 6000 3184` ودع البنك يسأل.',
    'Pay with `4000 0027 6000 3184` and let its bank ask.',
  ],
  'card.finished': ({ outcome }) =>
    outcome === 'declined'
      ? [
          'ادفع بالبطاقة `4000 0000 0000 0002` ودع البنك يرفض.',
          'Pay with `4000 0000 0000 0002` and let its bank decline.',
        ]
      : ['ادفع ودع جواب البوابة يضيع.', 'Pay, and let the answer of the gateway be lost.'],
  'order.received': ({ order }) => orderComes(order as Order),
  'sale.changed': ({ sale }) => saleComes(sale as Sale),
  'network.lost': ['اقطع الشبكة.', 'Cut the network.'],
  'network.returned': ['أعد الشبكة.', 'Bring the network back.'],
  'check.requested': press('pay:confirming.check'),
  'payment.reopened': press('pay:confirming.reopen'),
  'go.requested': press('pay:success.goNow'),
};

export const checkoutWords: FlowWords = {
  title: ['شراء الأصوات', 'Buying votes'],
  begin: ['افتح صفحة `/user/voting`.', 'Open the page `/user/voting`.'],
  gestures,
  sights: checkoutSights,
};
