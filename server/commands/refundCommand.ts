import type { RefundDecision } from '../payments/refunds/refundOrder.ts';
import type { Command } from './command.ts';
import { readSubject } from './readSubject.ts';
import { rials } from './rials.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** Refunds a paid order, and reverses its votes; the running server refunds its money through the gateway. */
export const refundCommand: Command = async (args, { config, print }) => {
  const { id, reason } = readSubject(args, 'order');
  const decision = await submitWrite(
    config,
    'refundOrder',
    { orderId: id, note: reason ?? null },
    operatorWrites.refundOrder,
  );
  print(sentence(decision));
  return decision.kind === 'refunded' ? 0 : 1;
};

function sentence(decision: RefundDecision): string {
  if (decision.kind !== 'refunded') return refusals[decision.kind];
  const votes = decision.votes === null ? '' : `${decision.votes} votes taken back, `;
  return `${votes}${rials(decision.amountBaisa)} to be given back.`;
}

const refusals: Record<Exclude<RefundDecision['kind'], 'refunded'>, string> = {
  already_refunded: 'This order has been refunded.',
  not_counted: 'This order was never counted.',
  unknown_order: 'There is no such order.',
};
