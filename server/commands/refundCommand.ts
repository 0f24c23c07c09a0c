import type { RefundDecision } from '../payments/refunds/refundOrder.ts';
import type { Command } from './command.ts';
import { readSubject } from './readSubject.ts';
import { staffWrites } from './staffWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** Takes the votes of a counted order back; its money goes back through the gateway as soon as the server runs. */
export const refundCommand: Command = async (args, { config, print }) => {
  const { id, reason } = readSubject(args, 'order');
  const decision = await submitWrite(
    config,
    'refundOrder',
    { orderId: id, note: reason ?? null },
    staffWrites.refundOrder,
  );
  print(sentence(decision));
  return decision.kind === 'refunded' ? 0 : 1;
};

function sentence(decision: RefundDecision): string {
  switch (decision.kind) {
    case 'refunded':
      return `${decision.votes} votes taken back, OMR ${(decision.amountBaisa / 1_000).toFixed(3)} to be given back.`;
    case 'already_refunded':
      return 'This order has been refunded.';
    case 'not_counted':
      return 'This order was never counted.';
    case 'unknown_order':
      return 'There is no such order.';
  }
}
