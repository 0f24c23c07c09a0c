import type { OrderToPlace } from '../../../server/payments/orders/idempotencyRepo.ts';
import type { PaidSession } from '../../../server/payments/settlement/judgePayment.ts';
import { newId } from '../../../server/platform/ids.ts';
import { entryId, opens } from '../catalogue/seasonFixture.ts';

/** An order to place: 25 votes (7,500 baisa) for the first contestant, when the first group opens. */
export function orderToPlace(changes: Partial<OrderToPlace> = {}): OrderToPlace {
  return {
    id: newId(),
    receiptCode: newId(),
    idempotency: null,
    claimant: 'node',
    kind: 'vote',
    entryId: entryId(1),
    votes: 25,
    email: 'voter@example.om',
    phone: null,
    civilId: null,
    contact: 'contact',
    device: 'device',
    language: 'en',
    network: null,
    arrivedAt: opens,
    ...changes,
  };
}

/** The paid session of an order of `orderToPlace`, paid a minute after the order. */
export function paidSession(orderId: string, changes: Partial<PaidSession> = {}): PaidSession {
  return {
    gateway: 'sandbox',
    sessionId: `session of ${orderId}`,
    orderId,
    amountBaisa: 7_500,
    currency: 'OMR',
    invoice: `invoice of ${orderId}`,
    card: null,
    paidAt: opens + 60_000,
    sessionExpiresAt: opens + 900_000,
    learnedAt: opens + 61_000,
    delivery: null,
    ...changes,
  };
}
