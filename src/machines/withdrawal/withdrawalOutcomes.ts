/** Outcomes of a withdrawal, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { WithdrawalEvent, WithdrawalState } from './withdrawalTypes.ts';

const heard = (event: WithdrawalEvent): AnyEventObject => event;

type Outcomes = {
  names: readonly string[];
  withdrawn: readonly WithdrawalState[];
  undone: WithdrawalState;
  refusals: readonly AppError[];
  undoRefusals: readonly AppError[];
};

export const withdrawalOutcomes = (of: Outcomes): AnyEventObject[] => [
  heard({ type: 'withdraw.requested' }),
  ...of.names.map((name) => heard({ type: 'name.typed', name })),
  heard({ type: 'withdraw.confirmed' }),
  heard({ type: 'dialog.closed' }),
  ...of.withdrawn.map((state) => answered('withdraw', state)),
  ...of.refusals.map((error) => refused('withdraw', error)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'undo.requested' }),
  answered('undo', of.undone),
  ...of.undoRefusals.map((error) => refused('undo', error)),
  elapsed('undoEnds', 'withdrawal.withdrawn'),
];
