import type { Order, VoteRequest } from '../../../domain/contract.ts';
import { type AppError, networkError } from '../../../domain/errors.ts';
import { retryDelay, retryPresets } from '../../../domain/retryPolicy.ts';

/** One vote, sent until there is a final answer (specification sections 4 "Vote retry", 7; decision D13). */

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

type Context = VoteRetryContext;

const policy = retryPresets.critical;
/** How many retries there are, for showing which one it is. */
export const VOTE_RETRIES = policy.retries;

export function retriesLeft({ failures }: Context, error: AppError): boolean {
  return retryDelay(policy, { error, attempt: failures + 1, random: 0 }) !== 'give up';
}

/** How long (ms) to wait before the next try; `random` evenly from [0, 1). */
export function pauseBefore({ failures, error }: Context, random: number): number {
  const delay = error ? retryDelay(policy, { error, attempt: failures, random }) : 0;
  return delay === 'give up' ? 0 : delay;
}

export const withFailure = ({ failures }: Context, error: AppError) => ({ failures: failures + 1, error });

/** A press is the first retry of a new series. */
export const startedByHand = { failures: 1, byHand: true };

/** Which retry is under way, or comes next; from 1. */
export const retryNumber = ({ failures }: Pick<Context, 'failures'>): number =>
  failures > VOTE_RETRIES ? 1 : Math.max(1, failures);

/** Null before anything has failed. */
export function triesOf({ failures, byHand, error }: Context, state: VoteTries['state']): VoteTries | null {
  return error && { state, number: retryNumber({ failures }), error, byHand };
}

export function answerOf({ order, error }: Context): VoteAnswer {
  return order ? { kind: 'accepted', order } : { kind: 'refused', error: error ?? networkError };
}
