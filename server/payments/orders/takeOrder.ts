import { setTimeout as sleep } from 'node:timers/promises';
import { readable } from '../../platform/database/readable.ts';
import { newId } from '../../platform/ids.ts';
import { timeClaim } from '../../platform/leases/claims.ts';
import { type OrderAnswer, type TakeOrderDeps, type OrderRequest, openSession } from './openSession.ts';
import { findKeys, OPENING_MS, orderOfKey, type OrderToPlace, type Placement } from './idempotencyRepo.ts';
import { IN_FLIGHT_PATIENCE_MS, InFlight, type Waited } from '../../platform/http/inFlight.ts';
import { orderFingerprint } from './canonicalVote.ts';
import { contactOf } from './payerPseudonyms.ts';

export type TakeOrder = (request: OrderRequest) => Promise<OrderAnswer>;

const reused: OrderAnswer = { kind: 'refused', status: 422, code: 'idempotency_key_reused' };
const stillWorking: OrderAnswer = { kind: 'refused', status: 503, code: 'still_working', retryAfter: 1 };

const refusals: Record<Exclude<Placement['kind'], 'placed' | 'opening' | 'replayed'>, OrderAnswer> = {
  key_reused: reused,
  unknown_entry: { kind: 'refused', status: 404, code: 'unknown_participant' },
  closed: { kind: 'refused', status: 403, code: 'voting_closed' },
  stopped: { kind: 'refused', status: 403, code: 'voting_stopped' },
  not_competing: { kind: 'refused', status: 403, code: 'not_competing' },
  no_fee_due: { kind: 'refused', status: 403, code: 'no_fee_due' },
  fee_closed: { kind: 'refused', status: 403, code: 'fee_closed' },
};

/**
 * Answers requests for orders of either kind: places the order and opens its gateway session. With an
 * idempotency key, one request runs at a time on all nodes. A later one gets the same final reply, or
 * continues an order that has no session yet.
 * @throws WriteError or ReadError as a rejection when the order is not, or may not be, on disk
 */
export function orderTaker(deps: TakeOrderDeps): TakeOrder {
  const inFlight = new InFlight<OrderAnswer>(deps.patienceMs);
  const claimant = newId();
  return async (request) => {
    const { key } = request;
    const fingerprint = orderFingerprint(request.asked);
    if (key === null)
      return admitted(request, () => placeAndOpen(deps, request, { idempotency: null, claimant }));
    const running = inFlight.join(key, fingerprint);
    if (running) return afterWaiting(await running);
    return inFlight.start(key, fingerprint, async () => {
      const earlier = (await readable(findKeys(deps.database, [key]))).get(key);
      const known = earlier && orderOfKey(earlier, { idempotency: { key, fingerprint } });
      if (known && known.kind !== 'placed') return answerOf(known);
      return admitted(request, () =>
        placeAndOpen(deps, request, { idempotency: { key, fingerprint }, claimant }),
      );
    });
  };
}

async function admitted(request: OrderRequest, next: () => Promise<OrderAnswer>): Promise<OrderAnswer> {
  const retryAfter = await request.admit();
  if (retryAfter !== undefined)
    return { kind: 'refused', status: 429, code: 'too_many_requests', retryAfter };
  return next();
}

function afterWaiting(waited: Waited<OrderAnswer>): OrderAnswer {
  if (waited.kind === 'other_body') return reused;
  if (waited.kind === 'still_working') return stillWorking;
  return waited.result.kind === 'answered' ? { ...waited.result, replayed: true } : waited.result;
}

function answerOf(placement: Exclude<Placement, { kind: 'placed' | 'opening' }>): OrderAnswer {
  if (placement.kind !== 'replayed') return refusals[placement.kind];
  return { kind: 'answered', status: placement.status, body: placement.body, replayed: true };
}

/** How often (ms) a request looks whether another node has opened the session of its order. */
const LOOK_MS = 250;

async function placeAndOpen(
  deps: TakeOrderDeps,
  request: OrderRequest,
  keyed: Pick<OrderToPlace, 'idempotency' | 'claimant'>,
): Promise<OrderAnswer> {
  const { asked, contact, device, network, language } = request;
  const order: OrderToPlace = {
    id: newId(),
    receiptCode: newId(),
    ...keyed,
    kind: asked.kind,
    entryId: asked.entryId,
    votes: asked.kind === 'vote' ? asked.votes : null,
    ...contact,
    contact: contactOf(deps.pepper, contact.email ?? asked.entryId),
    device,
    network,
    language,
    arrivedAt: deps.clock.now(),
  };
  const { patienceMs = IN_FLIGHT_PATIENCE_MS } = deps;
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += LOOK_MS) {
    const isOurs = timeClaim(deps.clock, OPENING_MS);
    const placement = await deps.writer.submit('placeOrder', order);
    if (placement.kind === 'placed')
      return isOurs() ? openSession(deps, { ...request, ...keyed }, placement.order) : stillWorking;
    if (placement.kind !== 'opening') return answerOf(placement);
    await sleep(LOOK_MS);
  }
  return stillWorking;
}
