import X from '@lucide/icons/icons/x';
import { useMachine } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../../../../domain/checkoutAddress.ts';
import type { Order } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { orderStanding, type OrderStanding } from '../../../../domain/orderStanding.ts';
import { receiptHref } from '../../../../domain/receiptAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { orderReading } from '../../../machines/reading/readingMachine.ts';

export type OrderReturnProps = {
  order: typeof orderReading;
  /** The visitor has seen the outcome: remove the order from the address. */
  onHide: () => void;
};

/** The outcome of an order, on the page to which its payer returns (decision D10). */
export function OrderReturn({ order: machine, onHide }: OrderReturnProps) {
  const { t } = useTranslation('pay');
  const [snapshot, send] = useMachine(machine);
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  const hideNote = () => {
    setHidden(true);
    onHide();
    // The focused button was removed with the note.
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  const { data } = snapshot.context;
  if (data) return <Outcome order={data} onHide={hideNote} />;
  if (snapshot.matches('failed'))
    return (
      <RetryPanel message={t('order.loadFailed')} onRetry={() => send({ type: 'retry.requested' })}>
        {snapshot.context.reference === null ? undefined : <Reference id={snapshot.context.reference} />}
      </RetryPanel>
    );
  if (snapshot.matches('missing')) {
    return (
      <Note kind="warning" title={t('order.unknown')} action={<Actions onHide={hideNote} />}>
        {t('order.unknownText')}
      </Note>
    );
  }
  return <Note title={t('return.checking')} action={<Actions onHide={hideNote} />} />;
}

function Outcome({ order, onHide }: { order: Order; onHide: () => void }) {
  const { t } = useTranslation('pay');
  const { kind, title, text } = useReturnWords(order);
  useEffect(() => announce(title), [title]);
  const counted = order.receipt_code !== null;
  return (
    <Note
      kind={kind}
      title={title}
      action={
        <Actions onHide={onHide}>
          <Button
            variant="secondary"
            href={order.receipt_code === null ? orderHref(order.id) : receiptHref(order.receipt_code)}
          >
            {t(counted ? 'return.receipt' : 'return.open')}
          </Button>
        </Actions>
      }
    >
      {text}
    </Note>
  );
}

function Actions({ onHide, children }: { onHide: () => void; children?: ReactNode }) {
  const { t } = useTranslation('pay');
  return (
    <>
      {children}
      <IconButton icon={X} label={t('return.hide')} onClick={onHide} />
    </>
  );
}

type Words = { kind: 'info' | 'success' | 'warning' | 'error'; title: string; text: string };

/** The outcome of the order as text. */
function useReturnWords(order: Order): Words {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const name = localized(order.participant, 'full_name', useLanguage());
  const votes = t('success.lead', { count: order.votes_count, name });
  const back = order.refund?.state === 'due' ? 'refundDue' : 'refundDone';
  const words: Record<OrderStanding, Words> = {
    settled: {
      kind: 'success',
      title: t('success.title'),
      text: order.status === 'quarantined' ? `${votes}. ${t('success.reviewText')}` : votes,
    },
    payable: { kind: 'info', title: t('return.unpaid'), text: t('return.unpaidText') },
    unsure: { kind: 'info', title: t('confirming.title'), text: t('confirming.text') },
    refunded: {
      kind: 'info',
      title: t(`outcome.${back}`),
      text: t(`outcome.${back}Text`, { amount: format.money(order.refund?.amount_baisa ?? 0) }),
    },
    expired: { kind: 'warning', title: t('return.notPaid'), text: t('return.notPaidText') },
    stopped: { kind: 'error', title: t('return.notPaid'), text: t('outcome.orderFailed') },
  };
  return words[orderStanding(order)];
}
