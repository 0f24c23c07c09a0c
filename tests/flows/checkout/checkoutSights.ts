/** Buying votes in testers' words: what is visible. */
import type { AnyMachineSnapshot } from 'xstate';
import type { CheckoutContext } from '../../../src/machines/checkout/checkoutTypes.ts';
import type { Sentence, Sights } from '../flow.ts';
import { shows, showsWithButton } from '../phrases.ts';

const contextOf = ({ context }: AnyMachineSnapshot) => context as CheckoutContext;

const loading = shows('common:loading');

const form: Sentence = [
  'حقول التواصل، وزر «{pay:contact.next}».',
  'The contact fields, and the button “{pay:contact.next}”.',
];

function placing(snapshot: AnyMachineSnapshot): Sentence[] {
  const { tries } = contextOf(snapshot);
  const failed = shows('pay:submission.server', 'pay:submission.noCharge');
  if (!tries) return [shows('pay:card.loading')];
  return [failed, ...(tries.state === 'waiting' ? [shows('pay:retry.waiting')] : [])];
}

const card: Sentence = [
  'حقول البطاقة، وزر الدفع بالمبلغ.',
  'The card fields, and the button to pay the amount.',
];
const busy = shows('pay:pay.busy');

const isForm = (snapshot: AnyMachineSnapshot) =>
  !contextOf(snapshot).order &&
  ['choosing', 'contact', 'preparing', 'placing'].some((steps) => snapshot.matches({ steps }));

/** What shows of the price beside the form; nothing once there is an order, which has a price of its own. */
const price =
  (sentence: Sentence) =>
  (snapshot: AnyMachineSnapshot): Sentence[] =>
    isForm(snapshot) ? [sentence] : [];

const amount: Sentence = ['المبلغ الكلي بجانب الاستمارة.', 'The total beside the form.'];

/** How an order ended, and the way on: another order only while the group is open. */
const ending =
  (title: string) =>
  (snapshot: AnyMachineSnapshot): Sentence[] => {
    const over = snapshot.matches({ sale: { watched: 'closed' } });
    return [showsWithButton(title, over ? 'pay:success.leaderboard' : 'pay:outcome.newOrder')];
  };

const number: Sentence = [
  'عدد الأصوات، وزر «{pay:choose.next}».',
  'The number of votes, and the button “{pay:choose.next}”.',
];
const banner = shows('pay:submission.highlighted');

const refused: Sentence = [
  '«{pay:submission.failed}»، والبيانات كما كُتبت.',
  '“{pay:submission.failed}”, and the details as they were typed.',
];

export const checkoutSights: Sights = {
  'steps.restoring': loading,
  'steps.loadingContestant': loading,
  'steps.findingOrder': loading,
  'steps.leaving': loading,
  'steps.contestantFailed': showsWithButton('vote:fallback.loadFailed', 'common:retry.again'),
  'steps.orderFailed': showsWithButton('pay:order.loadFailed', 'common:retry.again'),
  'steps.unknownOrder': shows('pay:order.unknown'),
  'steps.unknownContestant': shows('pay:choose.noContestant'),
  'steps.closed': shows('pay:submission.notAllowed', 'pay:submission.noCharge'),
  'steps.choosing.typing': number,
  'steps.choosing.bannered': (): Sentence[] => [number, banner],
  'steps.choosing.confirmingSum': showsWithButton('pay:choose.sumRight', 'pay:choose.sumWrong'),
  'steps.contact.filling': form,
  'steps.contact.bannered': (): Sentence[] => [form, banner],
  'steps.contact.refused': (): Sentence[] => [form, refused],
  'steps.preparing': placing,
  'steps.placing': placing,
  'steps.paying.opening': shows('pay:card.loading'),
  'steps.paying.filling': card,
  'steps.paying.declined': card,
  'steps.paying.sent': busy,
  'steps.paying.charging': (): Sentence[] => [busy, shows('pay:card.submitting')],
  'steps.paying.challenged': (): Sentence[] => [busy, shows('pay:card.challenge')],
  'steps.paying.elsewhere': shows('pay:card.redirect'),
  'steps.paying.away': busy,
  'steps.confirming.waiting': shows('pay:confirming.title'),
  'steps.confirming.slow': showsWithButton('pay:confirming.slowTitle', 'pay:confirming.check'),
  'steps.confirming.offline': shows(
    'pay:confirming.slowTitle',
    'pay:confirming.offline',
    'pay:confirming.check',
  ),
  'steps.complete': showsWithButton('pay:success.redirecting', 'pay:success.goNow'),
  'steps.settled': (snapshot): Sentence[] => [
    shows('pay:success.title', 'pay:success.receipt'),
    ...(contextOf(snapshot).order?.status === 'quarantined' ? [shows('pay:success.reviewText')] : []),
  ],
  'steps.refunded': ending('pay:outcome.refundDue'),
  'steps.expired': ending('pay:outcome.expired'),
  'steps.stopped': ending('pay:outcome.orderFailed'),
  'sale.unknown': (): Sentence[] => [],
  'sale.watched.open': (): Sentence[] => [],
  'sale.watched.closing': (snapshot): Sentence[] =>
    snapshot.matches({ steps: 'paying' })
      ? [['الوقت المتبقي لدفع الطلب.', 'The time that remains to pay the order.']]
      : [['الوقت المتبقي للمجموعة.', 'The time that remains for the group.']],
  'sale.watched.closed': (snapshot): Sentence[] =>
    snapshot.matches({ steps: 'paying' })
      ? [['الوقت المتبقي لدفع الطلب.', 'The time that remains to pay the order.']]
      : [],
  'price.unasked': (snapshot) =>
    price(contextOf(snapshot).quote === null ? shows('pay:summary.none') : amount)(snapshot),
  'price.pausing': price(shows('pay:summary.loading')),
  'price.asking': price(shows('pay:summary.loading')),
  'price.known': price(amount),
  'price.failed': price(shows('pay:summary.failed')),
};
