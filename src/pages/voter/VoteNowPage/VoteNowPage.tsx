import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_MAX_VOTES } from '../../../../domain/limits.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckoutLayout } from '../../../components/CheckoutLayout/CheckoutLayout.tsx';
import { ContestantRow } from '../../../components/ContestantRow/ContestantRow.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Money } from '../../../components/Money/Money.tsx';
import { PackageHint } from '../../../components/PackageHint/PackageHint.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { StickyBar } from '../../../components/StickyBar/StickyBar.tsx';
import { VoteQuantity } from '../../../components/VoteQuantity/VoteQuantity.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { isOrderable, isTooMany } from '../../../machines/checkout/checkoutForm.ts';
import { prefetchNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';
import { CheckoutNotice } from '../checkout/CheckoutNotice.tsx';
import { isPricing, settledQuote, summaryOf, zoneOf } from '../checkout/checkoutView.ts';
import { PriceFailure } from '../checkout/PriceFailure.tsx';
import { SaleNote } from '../checkout/SaleNote.tsx';
import { useViewFocus } from '../../useViewFocus.ts';
import { SumQuestion } from './SumQuestion.tsx';
import {
  useCheckout,
  useCheckoutContext,
  useCheckoutStep,
  type Checkout,
  type CheckoutMachine,
} from '../checkout/useCheckout.ts';

export type VoteNowPageProps = { checkout: CheckoutMachine };

/** Step 2: how many votes, and their price (specification section 2 "Choose votes"). */
export function VoteNowPage({ checkout: machine }: VoteNowPageProps) {
  const { t } = useTranslation('pay');
  const checkout = useCheckout(machine);
  const { step, within } = useCheckoutStep(checkout);
  useDocumentTitle(t('choose.pageTitle'));
  useViewFocus(step);
  useEffect(prefetchNoticeDialog, []);
  const zone = useCheckoutContext(checkout, zoneOf);
  return (
    <EventZone zone={zone}>
      {step === 'choosing' ? (
        <Choosing checkout={checkout} bannered={within === 'bannered'} />
      ) : (
        <CheckoutNotice checkout={checkout} title={t('choose.title')} nextStep="votes" />
      )}
      {within === 'confirmingSum' && <SumQuestion checkout={checkout} />}
    </EventZone>
  );
}

type ChoosingProps = {
  checkout: Checkout;
  /** The server refused this number: the field has the focus, and a banner points to it. */
  bannered: boolean;
};

function Choosing({ checkout, bannered }: ChoosingProps) {
  const { t } = useTranslation('pay');
  const { form, votes, error, change, take, next } = useVotesForm(checkout);
  const contestant = useCheckoutContext(checkout, (context) => context.contestant);
  const quote = useCheckoutContext(checkout, (context) => context.quote);
  const pricing = useSelector(checkout, isPricing);
  const summary = summaryOf(checkout.getSnapshot().context);
  useEffect(() => {
    if (bannered) form.current?.querySelector('input')?.focus();
  }, [bannered, form]);
  if (!contestant || !summary) return null;
  const total = quote && !pricing ? <Money baisa={quote.total_baisa} /> : '—';
  const nextButton = (full: boolean) => (
    <Button size="lg" full={full} onClick={next}>
      {t('choose.next')}
    </Button>
  );
  return (
    <CheckoutLayout
      step="votes"
      title={t('choose.title')}
      notice={<SaleNote checkout={checkout} />}
      narrowSummary="below"
      summary={{ ...summary, loading: pricing }}
      action={nextButton(true)}
      bar={
        <StickyBar label={t('summary.total')} value={total}>
          {nextButton(false)}
        </StickyBar>
      }
    >
      {bannered && <ErrorSummary heading={t('submission.highlighted')} errors={[]} />}
      <Panel>
        <ContestantRow user={contestant.user} code={contestant.code} group={contestant.group} />
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
        >
          <VoteQuantity value={votes} onChange={change} unitPrice={quote?.unit_price_baisa} error={error} />
        </form>
        {quote?.hint && !pricing && <PackageHint hint={quote.hint} onTake={take} />}
      </Panel>
      <PriceFailure checkout={checkout} />
    </CheckoutLayout>
  );
}

/** The number of votes, its error as text, and the form's handlers. */
function useVotesForm(checkout: Checkout) {
  const { t } = useTranslation('pay');
  const form = useRef<HTMLFormElement>(null);
  const votes = useCheckoutContext(checkout, (context) => context.votes);
  const judged = useCheckoutContext(checkout, (context) => context.votesJudged);
  const refused = useCheckoutContext(checkout, (context) => context.refusedVotes);
  useAnnouncedTotal(checkout);

  const wrong = !isOrderable(votes) && (judged || votes !== '');
  const found = isTooMany(votes) ? t('quantity.max', { count: ORDER_MAX_VOTES }) : wrong && t('quantity.min');
  return {
    form,
    votes,
    error: found || refused || undefined,
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
