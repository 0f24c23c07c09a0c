import type { RouteHandlerMethod } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import { readOrderView, presentOrder } from './orderView.ts';

type OrderRouteDeps = {
  database: Kysely<Schema>;
  gateway: Pick<PaymentGateway, 'id' | 'mode' | 'paymentUrl'>;
  clock: Pick<Clock, 'now'>;
  /** Makes the next poll of the gateway sooner, because the payer waits for this order. */
  hasten: (orderId: string) => void;
};

/** `GET /voter/order/{id}`. It needs no login: the id is random, and only the payer knows it. */
export function orderRoute({ database, gateway, clock, hasten }: OrderRouteDeps): RouteHandlerMethod {
  return async (request, reply) => {
    const { id } = request.params as { id: string };
    const view = await readable(readOrderView(database, id));
    if (!view) return replyError(reply, 404, 'not_found');
    hasten(id);
    return reply.header('cache-control', 'no-store').send(presentOrder(view, gateway, clock.now()));
  };
}
