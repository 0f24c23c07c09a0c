import type { QuickWrite } from '../platform/writer/quickWrite.ts';
import type { NodeChain } from '../voting/nodeChain/nodeChain.ts';
import { judgeBatch, type JudgedBatch } from './judgeBatch.ts';
import { entriesNamedIn, placementOf, type PlacedSms } from './placeSms.ts';
import { resultOfDelivery, rowOf, senderOf, type SmsResult } from './receiveSms.ts';
import { firstDeliveries, type ReceivedSms } from './smsMessagesRepo.ts';
import { storedBatch } from './storedBatch.ts';

/**
 * `receiveSms` in two round trips (decision D254): it reads which messages are repeats and how many of each sender counted,
 * judges the batch in memory, and stores it in one statement. If another node stored a part of it meanwhile, it stores nothing.
 */
export const quickSms =
  (chain: NodeChain): QuickWrite<ReceivedSms, SmsResult> =>
  async (db, inputs, stream) => {
    const { version, placesOf } = await chain.places.of(db, entriesNamedIn(inputs));
    const deliveries = inputs.map((sms) => placedSms(sms, placementOf(sms, placesOf)));
    const firsts = firstDeliveries(deliveries.map(({ row }) => row));
    const distinct = deliveries.filter(({ row }, index) => firsts[index] === row);
    const batch = await judgeBatch(db, distinct);
    const isDone =
      batch.rows.length === 0
        ? await chain.places.areCurrent(db)
        : await chain.append(db, stream, { votes: batch.votes, placesVersion: version }, storedBatch(batch));
    if (!isDone) return undefined;
    const results = new Map(distinct.map((sms) => [sms.row, resultOf(sms, batch)]));
    return deliveries.map(({ row }, index) => resultOfDelivery(results, row, firsts[index] ?? row));
  };

const placedSms = (sms: ReceivedSms, placed: PlacedSms) => ({
  ...placed,
  sender: senderOf(sms, placed),
  row: rowOf(sms, placed),
});

function resultOf({ row, isStopped }: ReturnType<typeof placedSms>, { earlierOf }: JudgedBatch): SmsResult {
  const earlier = earlierOf(row);
  const { outcome, entry_id: entryId } = earlier ?? row;
  const result = { outcome, entryId, duplicate: earlier !== undefined };
  return isStopped && outcome === 'closed' ? { ...result, isStopped } : result;
}
