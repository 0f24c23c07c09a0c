import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { GatewayRedirect } from '../../../components/GatewayRedirect/GatewayRedirect.tsx';
import type { CardFrameEvent } from '../../../components/HostedCardFields/cardFrame.ts';
import { HostedCardFields } from '../../../components/HostedCardFields/HostedCardFields.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { CheckoutEvent } from '../../../machines/checkout/checkoutTypes.ts';
import { useTheme } from '../../../theme/useTheme.ts';
import { useKnown, useStep, type Checkout } from '../checkout/useCheckout.ts';
import * as styles from './PaymentPage.css.ts';
import { isPlacing } from './paymentView.ts';

type Props = {
  checkout: Checkout;
  /** How often this visitor has sent the form: the card is where that leads. */
  submissions: number;
};

/** Where the card is typed: until there is an order, the way to it. */
export function CardPart({ checkout, submissions }: Props) {
  const lng = useLanguage();
  const [theme] = useTheme();
  const payment = useKnown(checkout, ({ order }) => order?.payment);
  const payRequested = useKnown(checkout, (context) => context.payRequests);
  const onEvent = useCardEvents(checkout);
  const place = useCardFocus(checkout, submissions);
  if (payment?.mode === 'redirect')
    return <GatewayRedirect url={payment.url} onGo={() => checkout.send({ type: 'pay.requested' })} />;
  return (
    <div ref={place}>
      <HostedCardFields
        url={payment?.url}
        lng={lng}
        theme={theme}
        payRequested={payRequested}
        onEvent={onEvent}
        placeholder={<ToCard checkout={checkout} />}
      />
    </div>
  );
}

function ToCard({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('pay');
  const placing = isPlacing(useStep(checkout));
  return (
    <div className={styles.toCard}>
      <p>{t('card.waiting')}</p>
      <Button type="submit" variant="soft" size="lg" busy={placing ? t('card.loading') : undefined}>
        {t('contact.next')}
      </Button>
    </div>
  );
}

function useCardEvents(checkout: Checkout): (event: CardFrameEvent) => void {
  const { t } = useTranslation('pay');
  return useCallback(
    (event) => {
      const heard = toCheckoutEvent(event);
      const asked = checkout.getSnapshot().matches({ steps: { paying: 'sent' } });
      if (heard) checkout.send(heard);
      if (asked && event.event === 'changed' && !event.complete) announce(t('card.incomplete'), 'assertive');
      if (event.event === 'challenge') announce(t('card.challenge'), 'assertive');
    },
    [checkout, t],
  );
}

function toCheckoutEvent(event: CardFrameEvent): CheckoutEvent | undefined {
  if (event.event === 'ready') return { type: 'card.ready' };
  if (event.event === 'submitting') return { type: 'card.submitting' };
  if (event.event === 'challenge') return { type: 'card.challenged' };
  if (event.event === 'changed') return { type: 'card.changed', complete: event.complete };
  return event.event === 'finished' ? { type: 'card.finished', outcome: event.outcome } : undefined;
}

/** Whoever sent the form goes on in the card fields as soon as they are there. */
function useCardFocus(checkout: Checkout, submissions: number) {
  const { step, within } = useStep(checkout);
  const place = useRef<HTMLDivElement>(null);
  const done = useRef(submissions);
  const ready = step === 'paying' && (within === 'filling' || within === 'declined');
  useEffect(() => {
    if (!ready || done.current === submissions) return;
    done.current = submissions;
    place.current?.querySelector('iframe')?.focus();
  }, [ready, submissions]);
  return place;
}
