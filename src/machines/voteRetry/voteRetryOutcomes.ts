/** Outcomes of sending an order, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { Order } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { VoteRetryEvent } from './voteRetryTries.ts';

const heard = (event: VoteRetryEvent): AnyEventObject => event;

export function voteRetryOutcomes(order: Order, passing: AppError, final: AppError): AnyEventObject[] {
  return [
    answered('castVote', order),
    refused('castVote', passing),
    refused('castVote', final),
    elapsed('pause', 'voteRetry.waiting'),
    heard({ type: 'retry.requested' }),
  ];
}
