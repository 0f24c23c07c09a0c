/** Retries of one order (specification sections 4 "Vote retry", 7; decision D13). */
import type { Order, VoteRequest } from '../../../domain/contract.ts';
import { type AppError, networkError } from '../../../domain/errors.ts';
import { retryDelay, retryPresets } from '../../../domain/retryPolicy.ts';

/** `key`: the idempotency key of every try, so that retries make one order. */
export type VoteToSend = { vote: VoteRequest; key: string };

export type VoteRetryContext = VoteToSend & {
  /** Failures in this series. */
  failures: number;
  /** Series that failed before this one. */
  failedSeries: number;
  /** The visitor started this series after the automatic one failed. */
  byHand: boolean;
  error: AppError | null;
  order: Order | null;
};

/** Sent to the parent machine after the first failure. */
export type VoteTries = {
  state: 'submitting' | 'waiting' | 'exhausted';
  /** The current or next retry, from 1 and on across all series. */
  number: number;
  /** The last retry of its series. */
  limit: number;
  error: AppError;
  byHand: boolean;
};

/** The visitor starts a new series. */
export type VoteRetryEvent = { type: 'retry.requested' };

export type VoteAnswer = { kind: 'accepted'; order: Order } | { kind: 'refused'; error: AppError };

type Context = VoteRetryContext;

const policy = retryPresets.critical;
export const VOTE_RETRIES = policy.retries;

export function retriesLeft({ failures }: Context, error: AppError): boolean {
  return retryDelay(policy, { error, attempt: failures + 1, random: 0 }) !== 'give up';
}

/** Wait (ms) before the next try; `random` is uniform in [0, 1). */
export function pauseBefore({ failures, error }: Context, random: number): number {
  const delay = error ? retryDelay(policy, { error, attempt: failures, random }) : 0;
  return delay === 'give up' ? 0 : delay;
}

export const withFailure = ({ failures }: Context, error: AppError) => ({ failures: failures + 1, error });

/** The press counts as the first retry of the new series. */
export const startedByHand = ({ failedSeries }: Context) => ({
  failures: 1,
  failedSeries: failedSeries + 1,
  byHand: true,
});

/** The current or next retry and the last one of its series; a series that has failed leads to the next. */
export function retryCount({ failures, failedSeries }: Pick<Context, 'failures' | 'failedSeries'>) {
  const number = failedSeries * VOTE_RETRIES + Math.max(1, failures);
  return { number, limit: Math.ceil(number / VOTE_RETRIES) * VOTE_RETRIES };
}

/** Null before the first failure. */
export function triesOf(context: Context, state: VoteTries['state']): VoteTries | null {
  const { error, byHand } = context;
  return error && { state, ...retryCount(context), error, byHand };
}

export function answerOf({ order, error }: Context): VoteAnswer {
  return order ? { kind: 'accepted', order } : { kind: 'refused', error: error ?? networkError };
}
