import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The addresses that neither a user nor a waiting change names: two people may have the same picture. */
export async function unnamedPictures(
  tx: Transaction<Schema>,
  addresses: readonly (string | null)[],
): Promise<string[]> {
  const asked = addresses.filter((address) => address !== null);
  if (asked.length === 0) return [];
  const shown = await tx.selectFrom('users').where('image_url', 'in', asked).select('image_url').execute();
  const waiting = await tx
    .selectFrom('profile_changes')
    .where('field', '=', 'image_url')
    .where('state', '=', 'waiting')
    .where('value', 'in', asked)
    .select('value')
    .execute();
  const named = new Set([...shown.map(({ image_url }) => image_url), ...waiting.map(({ value }) => value)]);
  return [...new Set(asked)].filter((address) => !named.has(address));
}
