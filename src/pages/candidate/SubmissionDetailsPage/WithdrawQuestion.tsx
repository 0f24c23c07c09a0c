import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../../domain/contract.ts';
import { WITHDRAWAL_UNDO_MS } from '../../../../domain/delays.ts';
import { localized } from '../../../../domain/localized.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { WithdrawalContext, WithdrawalEvent } from '../../../machines/withdrawal/withdrawalTypes.ts';
import { LazyWithdrawDialog } from './LazyWithdrawDialog.tsx';

type Props = {
  submission: Submission;
  context: WithdrawalContext;
  isSending: boolean;
  send: (event: WithdrawalEvent) => void;
  /** Why an earlier try failed. */
  children: ReactNode;
};

/** Asks before an entry is withdrawn; while the vote is open, the name confirms it. */
export function WithdrawQuestion({ submission, context, isSending, send, children }: Props) {
  const { t } = useTranslation('entries');
  const { withdrawal, typed, nameError } = context;
  const isFinal = withdrawal.offer === 'final';
  const error =
    nameError === 'differs' ? t('withdrawal.ask.differs', { name: withdrawal.name }) : nameError?.sentence;
  return (
    <LazyWithdrawDialog
      title={t('withdrawal.ask.title')}
      consequences={useConsequences(submission, isFinal)}
      name={
        isFinal
          ? {
              label: t('withdrawal.ask.name', { name: withdrawal.name }),
              value: typed,
              error,
              onChange: (name) => send({ type: 'name.typed', name }),
            }
          : undefined
      }
      confirm={t(isFinal ? 'withdrawal.ask.yesFinal' : 'withdrawal.ask.yes')}
      onConfirm={() => send({ type: 'withdraw.confirmed' })}
      cancel={t('withdrawal.ask.no')}
      onCancel={() => send({ type: 'dialog.closed' })}
      busy={isSending ? t('withdrawal.withdrawing') : undefined}
    >
      {children}
    </LazyWithdrawDialog>
  );
}

function useConsequences({ competition, fee }: Submission, isFinal: boolean): string[] {
  const { t } = useTranslation('entries');
  const { money } = useFormat();
  const name = localized(competition, 'name', useLanguage());
  const parts = isFinal
    ? [t('withdrawal.ask.leavesVote', { name }), t('withdrawal.ask.votes'), t('withdrawal.ask.noReturn')]
    : [
        t('withdrawal.ask.leaves', { name }),
        t('withdrawal.isUndoable', { count: WITHDRAWAL_UNDO_MS / 60_000 }),
        t('withdrawal.ask.thenFinal'),
      ];
  if (fee?.state === 'paid') parts.push(t('withdrawal.feeKept', { amount: money(fee.amount_baisa) }));
  if (fee?.state === 'due') parts.push(t('withdrawal.ask.feeEnds'));
  return parts;
}
