import { readable } from '../../platform/database/readable.ts';
import { newId } from '../../platform/ids.ts';
import { type CastVoteAnswer, type CastVoteDeps, type VoteToCast, openSession } from './openSession.ts';
import { findKeys, orderOfKey, type OrderToPlace, type Placement } from './idempotencyRepo.ts';
import { InFlight, type Waited } from '../../platform/http/inFlight.ts';
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
 * Answers orders. One request for a key runs at a time; a later request with the key gets the same final reply, and
 * resumes an order that has no session yet.
 * @throws WriteError or ReadError as a rejection when the order is not, or may not be, on disk
 */
export function voteCaster(deps: CastVoteDeps): CastVote {
  const inFlight = new InFlight<CastVoteAnswer>(deps.patienceMs);
  return async (request) => {
    const { key } = request;
    const fingerprint = orderFingerprint(request.vote);
    if (key === null) return admitted(request, () => placeAndOpen(deps, request, null));
    const running = inFlight.join(key, fingerprint);
    if (running) return afterWaiting(await running);
    return inFlight.start(key, fingerprint, async () => {
      const earlier = (await readable(findKeys(deps.database, [key]))).get(key);
      const known = earlier && orderOfKey(earlier, { idempotency: { key, fingerprint } });
      if (known && known.kind !== 'placed') return answerOf(known);
      return admitted(request, () => placeAndOpen(deps, request, { key, fingerprint }));
    });
  };
}

async function admitted(request: VoteToCast, next: () => Promise<CastVoteAnswer>): Promise<CastVoteAnswer> {
  const retryAfter = request.admit();
  if (retryAfter !== undefined)
    return { kind: 'refused', status: 429, code: 'too_many_requests', retryAfter };
  return next();
}

function afterWaiting(waited: Waited<CastVoteAnswer>): CastVoteAnswer {
  if (waited.kind === 'other_body') return reused;
  if (waited.kind === 'still_working') return stillWorking;
  return waited.result.kind === 'answered' ? { ...waited.result, replayed: true } : waited.result;
}

function answerOf(placement: Exclude<Placement, { kind: 'placed' }>): CastVoteAnswer {
  if (placement.kind !== 'replayed') return refusals[placement.kind];
  return { kind: 'answered', status: placement.status, body: placement.body, replayed: true };
}

async function placeAndOpen(
  deps: CastVoteDeps,
  request: VoteToCast,
  idempotency: OrderToPlace['idempotency'],
): Promise<CastVoteAnswer> {
  const { vote, contact, device, network } = request;
  const placement = await deps.writer.submit('placeOrder', {
    id: newId(),
    receiptCode: newId(),
    idempotency,
    entryId: vote.entryId,
    votes: vote.votes,
    ...contact,
    contact: contactOf(deps.pepper, contact.email),
    device,
    network,
    arrivedAt: deps.clock.now(),
  });
  return placement.kind === 'placed' ? openSession(deps, request, placement.order) : answerOf(placement);
}
