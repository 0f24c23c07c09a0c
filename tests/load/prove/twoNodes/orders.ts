import type { Order, OrderReply } from '../../../../domain/contract.ts';
import { openGroup, readBoard } from '../../../e2e/voting.ts';
import type { NodePair } from './nodePair.ts';

let orders = 0;

/** A request for 25 votes, with an idempotency key that no other order has. */
export async function newOrder({ second }: NodePair) {
  const number = (orders += 1);
  const key = `two-nodes-order-${number}`;
  const entry_id = openGroup(await readBoard(second)).participants[0]?.voter_id;
  return {
    method: 'POST',
    // The user agent is different for each order, so that each is of another device.
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'user-agent': key },
    body: JSON.stringify({ email: `voter${number}@example.om`, currency_id: 1, entry_id, votes_count: 25 }),
  };
}

/**
 * Places an order.
 * @param origin of a node or of the balancer
 * @throws Error if the server refuses
 */
export async function place(origin: string, order: RequestInit): Promise<Order> {
  const response = await fetch(`${origin}/api/voter/vote`, order);
  if (!response.ok) throw new Error(`an order was refused: ${await response.text()}`);
  return ((await response.json()) as OrderReply).data;
}

/** Pays an order with a baisa too much, so that its payment must be refunded. */
export function overpay({ gateway }: NodePair, { id }: Order): void {
  const session = [...gateway.sessions.values()].find((each) => each.client_reference_id === id);
  if (!session) throw new Error(`the gateway has no session of the order ${id}`);
  session.total_amount += 1;
  gateway.pay(session.session_id);
}
