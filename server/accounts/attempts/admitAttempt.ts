import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Rate } from '../../platform/http/requestLimits.ts';
import type { Write } from '../../platform/writer/write.ts';
import { weightOf } from './rates.ts';

/** `bucket` is a pseudonym; `at` in UTC ms, since a limit must outlive the process that keeps it. */
export type Attempt = { bucket: string; rate: Rate; at: number };

/** `retryAfter`: whole seconds to wait; null when the attempt may be made. */
export type Admission = { retryAfter: number | null };

/** Takes one attempt from each bucket, or says when there will be one again. Refused attempts cost nothing. */
export const admitAttempt: Write<Attempt, Admission> = async (tx, attempts) => {
  const admissions: Admission[] = [];
  for (const attempt of attempts) admissions.push(await admit(tx, attempt));
  return admissions;
};

async function admit(tx: Transaction<Schema>, { bucket, rate, at }: Attempt): Promise<Admission> {
  const weight = weightOf(rate);
  const { rests_at } = await lockBucket(tx, bucket);
  const next = Math.max(at, rests_at) + weight;
  const over = next - at - weight * rate.burst;
  if (over > 0) return { retryAfter: Math.ceil(over / 1_000) };
  await tx.updateTable('attempts').set({ rests_at: next }).where('bucket', '=', bucket).execute();
  return { retryAfter: null };
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

export type TakenAttempt = Pick<Attempt, 'bucket' | 'rate'>;

/** An attempt that proved right does not count. */
export async function giveBackAttempt(tx: Transaction<Schema>, taken: TakenAttempt): Promise<void> {
  await tx
    .updateTable('attempts')
    .set((row) => ({ rests_at: row('rests_at', '-', weightOf(taken.rate)) }))
    .where('bucket', '=', taken.bucket)
    .execute();
}
