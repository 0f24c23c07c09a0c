import { beforeEach } from 'vitest';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import { entryId, opens } from '../catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../catalogue/writtenSeason.ts';
import { manualClock, type ManualClock } from '../servers/manualClock.ts';
import type { GatewaySession, PaymentGateway } from '../../../server/payments/gateways/gateway.ts';
import type { OrderRequest, TakeOrderDeps } from '../../../server/payments/orders/openSession.ts';
import { orderTaker, type TakeOrder } from '../../../server/payments/orders/takeOrder.ts';

/** The secret of the pseudonyms in these tests. */
export const pepper = Buffer.alloc(32, 7);
export const key = 'k'.repeat(22);
/** A rate limit that asks to wait 3 seconds. */
export const tooSoon = async () => 3;

/** Takes orders in a season that voters can vote in, with a gateway that the test stops or holds. */
export function useOrderTaking(open: Parameters<typeof useWrittenSeason>[0]) {
  const season = useWrittenSeason(open);
  const desk = { isGatewayUp: true } as {
    clock: ManualClock;
    takeOrder: TakeOrder;
    /** What the gateway was asked for. */
    sessions: unknown[];
    /** The sessions and failures that the server reported. */
    heard: unknown[];
    isGatewayUp: boolean;
    /** What the gateway waits for before it answers. */
    gate: Promise<void> | undefined;
  };

  beforeEach(() => {
    Object.assign(desk, {
      clock: manualClock(opens),
      sessions: [],
      heard: [],
      isGatewayUp: true,
      gate: undefined,
    });
    desk.takeOrder = takerWith();
  });

  const takerWith = (changes: Partial<TakeOrderDeps> = {}) =>
    orderTaker({
      database: season.db,
      writer: season.writer,
      gateway: {
        id: 'sandbox',
        mode: 'hosted_fields',
        paymentUrl: (id: string) => `https://pay.example/${id}`,
        createSession: async (request: { orderId: string }) => {
          desk.sessions.push(request);
          await desk.gate;
          if (!desk.isGatewayUp) return { ok: false, failure: 'unavailable', detail: 'status 500' };
          const session = { id: `session ${desk.sessions.length}`, expiresAt: opens + ORDER_PAYMENT_MS };
          return { ok: true, value: { ...session, orderId: request.orderId } as GatewaySession };
        },
      } as unknown as PaymentGateway,
      clock: desk.clock,
      pepper,
      publicOrigin: 'https://vote.example',
      onSession: (session) => desk.heard.push(session),
      onGatewayFailure: (detail) => desk.heard.push(detail),
      ...changes,
    });
  const orders = () => season.db.selectFrom('orders').selectAll().orderBy('created_at').execute();

  return { season, desk, takerWith, orders };
}

/** A request for votes for an entry; 25 for the first one by default. */
export const orderRequest = (
  changes: Partial<OrderRequest> = {},
  votes = 25,
  entry = entryId(1),
): OrderRequest => ({
  asked: {
    kind: 'vote',
    email: 'Voter@Example.om',
    phone: '91234567',
    civilId: null,
    currencyId: 1,
    entryId: entry,
    votes,
  },
  contact: { email: 'Voter@example.om', phone: '+96891234567', civilId: null },
  key: null,
  device: 'device',
  network: 'network',
  language: 'en',
  admit: async () => undefined,
  ...changes,
});
