import { sql, type RawBuilder } from 'kysely';
import type { SmsInboxTable } from '../../platform/database/schema.ts';
import type { QuickWrite } from '../../platform/writer/quickWrite.ts';
import type { PlacesAt } from '../../voting/nodeChain/knownPlaces.ts';
import type { NodeChain } from '../../voting/nodeChain/nodeChain.ts';
import { judgeBatch, type JudgedBatch } from '../judgeBatch.ts';
import { storedBatch } from '../storedBatch.ts';
import { readOldest } from './inboxRepo.ts';
import { drainedSms, waitingSms, type Drained, type WaitingSms } from './waitingSms.ts';

/**
 * `drainInbox` in three round trips: it reads the oldest messages, judges them in memory as `quickSms` does, and then counts them
 * and removes them from the inbox in one statement. If another node drained one of them meanwhile, it stores nothing.
 */
export const quickDrain =
  (chain: NodeChain): QuickWrite<number, Drained> =>
  async (db, [most, ...others], stream) => {
    if (most === undefined || others.length > 0) return undefined;
    const taken = await readOldest(db, most);
    if (taken.length === 0) return [{ taken: 0, stored: [] }];
    const waiting = waitingSms(taken);
    const places = await chain.places.of(db, new Set(waiting.flatMap(({ place }) => place?.entryId ?? [])));
    const batch = await judgeBatch(db, waiting);
    if (!waiting.every((sms) => isUsual(sms, batch, places))) return undefined;
    const judged = { votes: batch.votes, placesVersion: places.version };
    const isDone = await chain.append(db, stream, judged, [...storedBatch(batch), removed(taken)]);
    if (!isDone) return undefined;
    const stored = waiting.filter(({ row }) => !batch.earlierOf(row)).map((sms) => drainedSms(sms));
    return [{ taken: taken.length, stored }];
  };

/** Rare messages are left to `drainInbox`: of an entry that stopped competing, or with a repeat that was refused. */
function isUsual({ row, place }: WaitingSms, { earlierOf }: JudgedBatch, { placesOf }: PlacesAt): boolean {
  const earlier = earlierOf(row)?.outcome;
  if (earlier !== undefined) return earlier === 'counted' || earlier === 'capped' || earlier === row.outcome;
  if (!place || row.outcome !== 'counted') return true;
  return placesOf(place.entryId).some(
    ({ roundId, standing }) => roundId === place.roundId && standing === 'in',
  );
}

/** A refused message that counts since it was read stays: the next drain corrects its repeat. */
const removed = (taken: readonly SmsInboxTable[]): RawBuilder<unknown> =>
  sql`removed AS (
    DELETE FROM sms_inbox
    USING unnest(
      ${taken.map(({ fingerprint }) => fingerprint)}::text[],
      ${taken.map(({ outcome }) => outcome)}::text[]
    ) AS drained (fingerprint, outcome)
    WHERE sms_inbox.fingerprint = drained.fingerprint AND sms_inbox.outcome = drained.outcome
      AND EXISTS (SELECT FROM fence)
  )`;
