import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { newId } from '../ids.ts';

/**
 * A write for the readiness check. It reaches the disk like any other and changes nothing.
 * @returns true for each input
 */
export async function probe(tx: Transaction<Schema>, inputs: null[]): Promise<true[]> {
  const payer = `probe ${newId()}`;
  await tx.insertInto('sms_day_counts').values({ payer, day: '1970-01-01', counted: 1 }).execute();
  await tx.deleteFrom('sms_day_counts').where('payer', '=', payer).where('day', '=', '1970-01-01').execute();
  return inputs.map(() => true);
}
