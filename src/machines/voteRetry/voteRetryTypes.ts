/** One vote, sent until there is a final answer (specification sections 4 "Vote retry", 7; decision D13). */
import type { Order, VoteRequest } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';

/** The same key goes with every try, so that however often it is sent, one order comes of it. */
export type VoteToSend = { vote: VoteRequest; key: string };

export type VoteRetryContext = VoteToSend & {
  /** How often this series of tries has failed. */
  failures: number;
  /** The series was started by hand, after one that was given up. */
  byHand: boolean;
  error: AppError | null;
  order: Order | null;
};

/** How the sending stands, once something has failed: told to whoever invoked it. */
export type VoteTries = {
  state: 'submitting' | 'waiting' | 'exhausted';
  /** Which retry is under way or comes next. */
  number: number;
  error: AppError;
  byHand: boolean;
};

/** The visitor sends the vote again after the tries were given up. */
export type VoteRetryEvent = { type: 'retry.requested' };

export type VoteAnswer = { kind: 'accepted'; order: Order } | { kind: 'refused'; error: AppError };
