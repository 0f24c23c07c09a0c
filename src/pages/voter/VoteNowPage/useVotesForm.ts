import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_MAX_VOTES } from '../../../../domain/limits.ts';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { isOrderable } from '../../../machines/checkout/checkoutForm.ts';
import { useKnown, type Checkout, type CheckoutSnapshot } from '../checkout/useCheckout.ts';

const settledQuote = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ price: 'known' }) ? snapshot.context.quote : null;

/** The number of votes, its error as text, and the form's handlers. */
export function useVotesForm(checkout: Checkout) {
  const { t } = useTranslation('pay');
  const form = useRef<HTMLFormElement>(null);
  const votes = useKnown(checkout, (context) => context.votes);
  const judged = useKnown(checkout, (context) => context.votesJudged);
  useAnnouncedTotal(checkout);

  const none = (judged && !isOrderable(votes)) || votes === '0';
  const error =
    Number(votes) > ORDER_MAX_VOTES ? t('quantity.max', { max: ORDER_MAX_VOTES }) : none && t('quantity.min');
  return {
    form,
    votes,
    error: error || undefined,
    change: (next: string) => checkout.send({ type: 'votes.changed', votes: next }),
    take: (count: number) => checkout.send({ type: 'votes.changed', votes: String(count) }),
    next: () => {
      if (!isOrderable(votes)) form.current?.querySelector('input')?.focus();
      checkout.send({ type: 'next.requested' });
    },
  };
}

/** Announces the price of another number of votes: the total is far from the field. */
function useAnnouncedTotal(checkout: Checkout): void {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const quote = useSelector(checkout, settledQuote);
  const said = useRef<typeof quote>(undefined);
  useEffect(() => {
    if (!quote) return;
    const first = said.current === undefined;
    said.current = quote;
    if (!first) announce(`${t('summary.total')} ${format.money(quote.total_baisa)}`);
  }, [quote, t, format]);
}
