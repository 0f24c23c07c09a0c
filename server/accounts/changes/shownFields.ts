import type { Transaction } from 'kysely';
import type { ProfileChangesTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** A profile field that the public sees: name, country or picture. */
export type ShownField = ProfileChangesTable['field'];

export type Shown = Record<ShownField, string | null>;

/** Reads what the public sees of a user and locks the row, because two nodes may change it at once. */
export async function lockShown(
  tx: Transaction<Schema>,
  userId: string,
  { memory }: WriteContext,
): Promise<Shown> {
  const user = tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['full_name', 'country_id', 'image_url']);
  // SQLite has one writer and no row locks.
  const row = await (memory ? user : user.forUpdate()).executeTakeFirstOrThrow();
  return { ...row, country_id: String(row.country_id) };
}

/**
 * Sets the public name, picture or country of a user, who has the same in all entries. No other code sets
 * them.
 */
export async function setShown(
  tx: Transaction<Schema>,
  userId: string,
  field: ShownField,
  value: string,
): Promise<void> {
  await tx.updateTable('users').set(columns[field](value)).where('id', '=', userId).execute();
}

const columns = {
  // Remove the names per language: they are of the old name.
  full_name: (full_name: string) => ({ full_name, name_ar: null, name_en: null }),
  country_id: (value: string) => ({ country_id: Number(value) }),
  image_url: (image_url: string) => ({ image_url }),
};

/**
 * Those of the addresses that neither a user nor a waiting change names. Two people may have the same
 * picture, so one may still need it.
 */
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
