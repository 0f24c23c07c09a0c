import type { Transaction } from 'kysely';
import type { Language } from '../../../domain/localized.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { setShown, type Shown, type ShownField, unnamedPictures } from './shownFields.ts';

export type WantedChanges = {
  userId: string;
  /** The values that the public sees now, locked by `lockShown`. */
  shown: Shown;
  wanted: Partial<Record<ShownField, string>>;
  /** The language of the message about the decision. */
  language: Language;
  /** UTC ms. */
  at: number;
};

/**
 * Changes a name, picture or country at once or, if the user is on a ballot, lets the change wait for
 * staff. It replaces an earlier waiting change; a change back to the public value only cancels that.
 * @returns addresses of pictures that no row names any more
 */
export async function requestChanges(
  tx: Transaction<Schema>,
  { userId, shown, wanted, language, at }: WantedChanges,
): Promise<string[]> {
  const waits = await isOnBallot(tx, userId);
  const dropped: (string | null)[] = [];
  for (const [field, value] of Object.entries(wanted) as [ShownField, string][]) {
    const isNew = shown[field] !== value;
    const isAsked = isNew && waits;
    const replaced = await replaceWaiting(tx, { userId, field, at, except: isAsked ? value : null });
    if (field === 'image_url') dropped.push(...replaced);
    if (isAsked) {
      const change = { id: newId(), user_id: userId, field, value, language, created_at: at };
      await tx
        .insertInto('profile_changes')
        .values({ ...change, state: 'waiting', decided_at: null, decided_by: null, reason: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else if (isNew) {
      await setShown(tx, userId, field, value);
      if (field === 'image_url') dropped.push(shown.image_url);
    }
  }
  return unnamedPictures(tx, dropped);
}

type Replaced = { userId: string; field: ShownField; at: number; except: string | null };

/**
 * Marks the waiting change of a field as replaced, unless it has the value `except`.
 * @returns the values of the replaced changes
 */
async function replaceWaiting(
  tx: Transaction<Schema>,
  { userId, field, at, except }: Replaced,
): Promise<string[]> {
  const waiting = tx
    .updateTable('profile_changes')
    .set({ state: 'replaced', decided_at: at })
    .where('user_id', '=', userId)
    .where('field', '=', field)
    .where('state', '=', 'waiting');
  const others = except === null ? waiting : waiting.where('value', '<>', except);
  const replaced = await others.returning('value').execute();
  return replaced.map(({ value }) => value);
}

/**
 * Whether the user has an entry that is not rejected, or that is in a round. Then staff decide about
 * profile changes.
 */
async function isOnBallot(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const entry = await tx
    .selectFrom('entries')
    .leftJoin('round_entries', 'round_entries.entry_id', 'entries.id')
    .where('entries.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('entries.status', '<>', 'rejected'), eb('round_entries.entry_id', 'is not', null)]),
    )
    .select('entries.id')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
