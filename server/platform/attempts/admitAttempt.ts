import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Rate } from '../limits/rate.ts';
import type { Write } from '../writer/write.ts';

/** `bucket` is a pseudonym that pays one attempt at its rate. */
export type Charge = { bucket: string; rate: Rate };

/** The charges of one attempt, judged in this order. `at` is UTC ms, since the limit outlives the process. */
export type Attempt = { charges: readonly Charge[]; at: number };

/** `retryAfter`: whole seconds to wait. `refusedBy`: the bucket that refused. Both are null when admitted. */
export type Admission = { retryAfter: number | null; refusedBy: string | null };

/** Charges an attempt to all its buckets, or to none if one of them refuses. */
export const admitAttempt: Write<Attempt, Admission> = async (tx, attempts) => {
  const admissions: Admission[] = [];
  for (const attempt of attempts) admissions.push(await admit(tx, attempt));
  return admissions;
};

async function admit(tx: Transaction<Schema>, { charges, at }: Attempt): Promise<Admission> {
  const taken: { bucket: string; rests_at: number }[] = [];
  for (const { bucket, rate } of charges) {
    const weight = weightOf(rate);
    const { rests_at } = await lockBucket(tx, bucket);
    const next = Math.max(at, rests_at) + weight;
    const over = next - at - weight * rate.burst;
    if (over > 0) return { retryAfter: Math.ceil(over / 1_000), refusedBy: bucket };
    taken.push({ bucket, rests_at: next });
  }
  for (const { bucket, rests_at } of taken)
    await tx.updateTable('attempts').set({ rests_at }).where('bucket', '=', bucket).execute();
  return { retryAfter: null, refusedBy: null };
}

function lockBucket(tx: Transaction<Schema>, bucket: string) {
  return tx
    .insertInto('attempts')
    .values({ bucket, rests_at: 0 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((row) => ({ rests_at: row.ref('attempts.rests_at') })),
    )
    .returning('rests_at')
    .executeTakeFirstOrThrow();
}

/** How long (ms) one attempt occupies a bucket. */
const weightOf = ({ perMinute }: Rate): number => Math.round(60_000 / perMinute);

/** Takes a charge back, for an attempt that turned out right, such as a login with the right password. */
export async function giveBackAttempt(tx: Transaction<Schema>, taken: Charge): Promise<void> {
  await tx
    .updateTable('attempts')
    .set((row) => ({ rests_at: row('rests_at', '-', weightOf(taken.rate)) }))
    .where('bucket', '=', taken.bucket)
    .execute();
}
