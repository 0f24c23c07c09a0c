import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { readIdempotencyKey } from '../../platform/http/idempotencyKey.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { createBudget, type BudgetDeps } from '../../platform/limits/budget.ts';
import { signedIn, type AuthenticateDeps } from '../../platform/sessions/authenticate.ts';
import { answerOrder } from './answerOrder.ts';
import { networkPseudonym } from './payerPseudonyms.ts';
import type { TakeOrder } from './takeOrder.ts';

type FeeRouteDeps = BudgetDeps &
  AuthenticateDeps & {
    database: Kysely<Schema>;
    takeOrder: TakeOrder;
    keys: { pepper: Uint8Array };
  };

/** `POST /participant/fee/{id}`: a candidate pays the fee of an own entry. */
export function feeRoute(deps: FeeRouteDeps) {
  const budget = createBudget(deps, { own: 'order.device', network: 'order.network' });
  return signedIn(deps, async (request: FastifyRequest, reply, { userId }) => {
    const header = readIdempotencyKey(request.headers['idempotency-key']);
    if (header.kind === 'malformed') return replyError(reply, 400, 'idempotency_key_malformed');
    const { id } = request.params as { id: string };
    const payer = await readable(findPayer(deps.database, id, userId));
    if (!payer) return replyError(reply, 404, 'unknown_entry');
    return orUnavailable(reply, async () => {
      const answer = await deps.takeOrder({
        asked: { kind: 'fee', entryId: id },
        contact: { email: payer.email, phone: null, civilId: payer.civil_id },
        key: header.kind === 'key' ? header.key : null,
        device: `user:${userId}`,
        network: networkPseudonym(deps.keys.pepper, networkOf(request.ip)),
        language: replyLanguage(request),
        admit: () => budget.take({ own: `user:${userId}`, address: request.ip }),
      });
      return answerOrder(reply, answer);
    });
  });
}

const findPayer = (database: Kysely<Schema>, entryId: string, userId: string) =>
  database
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .where('entries.id', '=', entryId)
    .where('entries.user_id', '=', userId)
    .select(['accounts.email', 'accounts.civil_id'])
    .executeTakeFirst();
