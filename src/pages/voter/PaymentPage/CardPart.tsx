import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { GatewayRedirect } from '../../../components/GatewayRedirect/GatewayRedirect.tsx';
import type { CardFrameEvent } from '../../../components/HostedCardFields/cardFrame.ts';
import { HostedCardFields } from '../../../components/HostedCardFields/HostedCardFields.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { CheckoutEvent } from '../../../machines/checkout/checkoutTypes.ts';
import { useTheme } from '../../../theme/useTheme.ts';
import { useCheckoutContext, useCheckoutStep, type Checkout } from '../checkout/useCheckout.ts';
import * as styles from './PaymentPage.css.ts';
import { isPlacing } from '../checkout/checkoutView.ts';

type Props = {
  checkout: Checkout;
  /** How often the contact form was submitted; each submit moves the focus to the card fields. */
  submissions: number;
};

/** The card fields, or a link to the gateway's own page; before there is an order, a button to continue. */
export function CardPart({ checkout, submissions }: Props) {
  const lng = useLanguage();
  const [theme] = useTheme();
  const payment = useCheckoutContext(checkout, ({ order }) => order?.payment);
  const payRequested = useCheckoutContext(checkout, (context) => context.payRequests);
  const place = useRef<HTMLDivElement>(null);
  const onEvent = useCardEvents(checkout, place);
  useCardFocus(checkout, submissions, place);
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
  const exhausted = useCheckoutContext(checkout, ({ tries }) => tries?.state === 'exhausted');
  const placing = isPlacing(useCheckoutStep(checkout)) && !exhausted;
  return (
    <div className={styles.toCard}>
      <p>{t('card.waiting')}</p>
      <Button
        type="submit"
        variant={exhausted ? 'soft' : 'primary'}
        size="lg"
        busy={placing ? t('card.loading') : undefined}
      >
        {t('contact.next')}
      </Button>
    </div>
  );
}

type Place = RefObject<HTMLDivElement | null>;

/** Focuses the card frame, unless it has the focus: focusing an iframe again loses its inner focus. */
function focusFrame({ current }: Place): void {
  const frame = current?.querySelector('iframe');
  if (frame && document.activeElement !== frame) frame.focus();
}

function useCardEvents(checkout: Checkout, place: Place): (event: CardFrameEvent) => void {
  const { t } = useTranslation('pay');
  return useCallback(
    (event) => {
      const checkoutEvent = toCheckoutEvent(event);
      const isRequested = checkout.getSnapshot().matches({ steps: { paying: 'sent' } });
      if (checkoutEvent) checkout.send(checkoutEvent);
      const incomplete = isRequested && event.event === 'changed' && !event.complete;
      if (!incomplete && event.event !== 'challenge') return;
      announce(t(incomplete ? 'card.incomplete' : 'card.challenge'), 'assertive');
      focusFrame(place);
    },
    [checkout, place, t],
  );
}

function toCheckoutEvent(event: CardFrameEvent): CheckoutEvent | undefined {
  if (event.event === 'ready') return { type: 'card.ready' };
  if (event.event === 'submitting') return { type: 'card.submitting' };
  if (event.event === 'challenge') return { type: 'card.challenged' };
  if (event.event === 'changed') return { type: 'card.changed', complete: event.complete };
  return event.event === 'finished' ? { type: 'card.finished', outcome: event.outcome } : undefined;
}

/** After a submit, focuses the card fields as soon as they are ready. */
function useCardFocus(checkout: Checkout, submissions: number, place: Place): void {
  const { step, within } = useCheckoutStep(checkout);
  const done = useRef(submissions);
  const ready = step === 'paying' && (within === 'filling' || within === 'declined');
  useEffect(() => {
    if (!ready || done.current === submissions) return;
    done.current = submissions;
    focusFrame(place);
  }, [ready, submissions, place]);
}
