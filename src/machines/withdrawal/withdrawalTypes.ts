/** Types of withdrawing an entry (decision D201). */
import type { Withdrawal } from '../../../domain/contract.ts';
import type { FailureReport } from '../loadFailure.ts';

/** What the server says about the withdrawal of an entry. */
export type WithdrawalState = {
  withdrawal: Withdrawal;
  /** Server time of the answer, UTC milliseconds. */
  now: number;
};

export type WithdrawalInput = WithdrawalState & {
  /** The entry's id. */
  entry: string;
};

export type WithdrawalContext = WithdrawalInput &
  FailureReport & {
    /** The name as typed so far. */
    typed: string;
    /** Another name was typed, or a sentence of the server about it. */
    nameError: 'differs' | { sentence: string } | null;
  };

export type EntryToWithdraw = {
  entry: string;
  /** The typed name; null where none confirms it. */
  name: string | null;
};

export type WithdrawalEvent =
  | { type: 'withdraw.requested' }
  | { type: 'name.typed'; name: string }
  | { type: 'withdraw.confirmed' }
  | { type: 'dialog.closed' }
  | { type: 'retry.requested' }
  | { type: 'undo.requested' };
