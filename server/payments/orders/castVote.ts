import { setTimeout as sleep } from 'node:timers/promises';
import { readable } from '../../platform/database/readable.ts';
import { newId } from '../../platform/ids.ts';
import { timeClaim } from '../../platform/leases/claims.ts';
import { type CastVoteAnswer, type CastVoteDeps, type VoteToCast, openSession } from './openSession.ts';
import { findKeys, OPENING_MS, orderOfKey, type OrderToPlace, type Placement } from './idempotencyRepo.ts';
import { IN_FLIGHT_PATIENCE_MS, InFlight, type Waited } from '../../platform/http/inFlight.ts';
import { orderFingerprint } from './canonicalVote.ts';
import { contactOf } from './payerPseudonyms.ts';

export type CastVote = (request: VoteToCast) => Promise<CastVoteAnswer>;

const reused: CastVoteAnswer = { kind: 'refused', status: 422, code: 'idempotency_key_reused' };
const stillWorking: CastVoteAnswer = { kind: 'refused', status: 503, code: 'still_working', retryAfter: 1 };

const refusals: Record<'key_reused' | 'unknown_entry' | 'closed' | 'not_competing', CastVoteAnswer> = {
  key_reused: reused,
  unknown_entry: { kind: 'refused', status: 404, code: 'unknown_participant' },
  closed: { kind: 'refused', status: 403, code: 'voting_closed' },
  not_competing: { kind: 'refused', status: 403, code: 'not_competing' },
};

/**
 * Answers orders. One request for a key runs at a time, on whichever node. A later request with the key gets
 * the same final reply, and resumes an order that has no session yet.
 * @throws WriteError or ReadError as a rejection when the order is not, or may not be, on disk
 */
export function voteCaster(deps: CastVoteDeps): CastVote {
  const inFlight = new InFlight<CastVoteAnswer>(deps.patienceMs);
  const claimant = newId();
  return async (request) => {
    const { key } = request;
    const fingerprint = orderFingerprint(request.vote);
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

async function admitted(request: VoteToCast, next: () => Promise<CastVoteAnswer>): Promise<CastVoteAnswer> {
  const retryAfter = await request.admit();
  if (retryAfter !== undefined)
    return { kind: 'refused', status: 429, code: 'too_many_requests', retryAfter };
  return next();
}

function afterWaiting(waited: Waited<CastVoteAnswer>): CastVoteAnswer {
  if (waited.kind === 'other_body') return reused;
  if (waited.kind === 'still_working') return stillWorking;
  return waited.result.kind === 'answered' ? { ...waited.result, replayed: true } : waited.result;
}

function answerOf(placement: Exclude<Placement, { kind: 'placed' | 'opening' }>): CastVoteAnswer {
  if (placement.kind !== 'replayed') return refusals[placement.kind];
  return { kind: 'answered', status: placement.status, body: placement.body, replayed: true };
}

/** How often (ms) a request asks again for an order that another node opens. */
const LOOK_MS = 250;

async function placeAndOpen(
  deps: CastVoteDeps,
  request: VoteToCast,
  keyed: Pick<OrderToPlace, 'idempotency' | 'claimant'>,
): Promise<CastVoteAnswer> {
  const { vote, contact, device, network } = request;
  const order: OrderToPlace = {
    id: newId(),
    receiptCode: newId(),
    ...keyed,
    entryId: vote.entryId,
    votes: vote.votes,
    ...contact,
    contact: contactOf(deps.pepper, contact.email),
    device,
    network,
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
