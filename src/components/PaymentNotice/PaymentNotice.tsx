import Hourglass from '@lucide/icons/icons/hourglass';
import Undo from '@lucide/icons/icons/undo-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order, PaymentAttempt } from '../../../domain/contract.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Note } from '../Note/Note.tsx';

type Attempt = PaymentAttempt['outcome'];

export type PaymentNoticeProps = {
  /** Outcome of the last attempt, if known, or of the order itself. */
  kind: Attempt | 'unknown' | 'expired' | 'failed' | 'refundDue' | 'refundDone' | 'secondDue' | 'secondDone';
  /** What the order was for. */
  about?: Order['kind'] | undefined;
  /** The refund in baisa. */
  baisa?: number | undefined;
  /** UTC ms until which the order can still be paid; only after an attempt. */
  payableUntil?: number | undefined;
  /** One button or link: another try, another order. */
  action?: ReactNode;
};

type Ending = Exclude<PaymentNoticeProps['kind'], Attempt>;

const endings = {
  unknown: { kind: 'warning', icon: Hourglass, title: 'outcome.unknown', text: 'outcome.unknownText' },
  expired: { kind: 'warning', icon: Hourglass, title: 'outcome.expired', text: 'outcome.expiredText' },
  failed: { kind: 'error', icon: undefined, title: 'pay.failed', text: 'outcome.orderFailed' },
  refundDue: { kind: 'info', icon: Undo, title: 'outcome.refundDue', text: 'outcome.refundDueText' },
  secondDue: { kind: 'info', icon: Undo, title: 'outcome.secondDue', text: 'outcome.secondDueText' },
  secondDone: { kind: 'info', icon: Undo, title: 'outcome.secondDone', text: 'outcome.secondDoneText' },
  refundDone: { kind: 'info', icon: Undo, title: 'outcome.refundDone', text: 'outcome.refundDoneText' },
} as const satisfies Record<Ending, object>;

/** Sentences of an order of a fee, where they differ from those of votes. */
const feeTexts = {
  expired: 'fee.expiredText',
  failed: 'fee.orderFailed',
  refundDue: 'fee.refundDueText',
  refundDone: 'fee.refundDoneText',
  secondDue: 'fee.secondDueText',
  secondDone: 'fee.secondDoneText',
} as const satisfies Partial<Record<Ending, string>>;

const textOf = (kind: Ending, about: Order['kind']) =>
  about === 'fee' && kind !== 'unknown' ? feeTexts[kind] : endings[kind].text;

const isEnding = (kind: PaymentNoticeProps['kind']): kind is Ending => kind in endings;

/** A payment that did not become votes or a paid fee: why, where the money is, and the next step. */
export function PaymentNotice({ kind, about = 'vote', baisa = 0, payableUntil, action }: PaymentNoticeProps) {
  const { t } = useTranslation('pay');
  const format = useFormat();
  if (isEnding(kind)) {
    const { kind: tone, icon, title } = endings[kind];
    return (
      <div role="alert">
        <Note kind={tone} title={t(title)} action={action} {...(icon && { icon })}>
          {t(textOf(kind, about), { amount: format.money(baisa) })}
        </Note>
      </div>
    );
  }
  return (
    <div role="alert">
      <Note kind="error" title={t('pay.failed')} action={action}>
        <p>{t(`outcome.${kind}`)}</p>
        {payableUntil !== undefined && (
          <p>{t('outcome.openUntil', { time: format.timeOfDay(payableUntil) })}</p>
        )}
      </Note>
    </div>
  );
}
