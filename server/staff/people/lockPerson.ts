import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** Locks a person until the commit: only one write at a time changes what the person signs in with. */
export async function lockPerson(
  tx: Transaction<Schema>,
  id: string,
  { memory }: WriteContext,
): Promise<{ password: string } | undefined> {
  const person = tx.selectFrom('staff').where('id', '=', id).select('password');
  return (memory ? person : person.forUpdate()).executeTakeFirst();
}
