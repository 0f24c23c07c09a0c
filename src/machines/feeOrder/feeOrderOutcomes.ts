/** Outcomes of ordering a fee, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { Order } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';

export function feeOrderOutcomes(
  order: Order,
  { failure, final, signedOut }: Record<'failure' | 'final' | 'signedOut', AppError>,
): AnyEventObject[] {
  return [
    { type: 'fee.requested' },
    answered('orderFee', order),
    refused('orderFee', failure),
    refused('orderFee', final),
    refused('orderFee', signedOut),
  ];
}
