import type { PaymentWriter } from '../writes.ts';
import type { GatewaySession } from '../gateways/gateway.ts';
import { cardOf } from '../orders/payerPseudonyms.ts';
import type { Settlement } from './settlePayment.ts';

type SettlerDeps = {
  writer: PaymentWriter;
  gatewayId: string;
  pepper: Uint8Array;
  /** Called with the result of each payment once it is on disk. */
  onSettled: (settlement: Settlement, session: GatewaySession, learnedAt: number) => void;
};

/** Settles a session that the gateway reported as paid at `learnedAt` (UTC ms). */
export type Settle = (
  session: GatewaySession,
  learnedAt: number,
  delivery: string | null,
) => Promise<Settlement>;

/**
 * Settles paid sessions through the writer.
 * @throws WriteError as a rejection; the caller may retry, because settling twice has no effect
 */
export function settler({ writer, gatewayId, pepper, onSettled }: SettlerDeps): Settle {
  return async (session, learnedAt, delivery) => {
    const settlement = await writer.submit('settlePayment', {
      gateway: gatewayId,
      sessionId: session.id,
      orderId: session.orderId,
      amountBaisa: session.amountBaisa,
      currency: session.currency,
      invoice: session.invoice,
      card: session.card && cardOf(pepper, gatewayId, session.card.fingerprint),
      paidAt: session.paidAt,
      sessionExpiresAt: session.expiresAt,
      learnedAt,
      delivery,
    });
    onSettled(settlement, session, learnedAt);
    return settlement;
  };
}
