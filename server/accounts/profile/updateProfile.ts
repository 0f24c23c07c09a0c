import type { Transaction } from 'kysely';
import { isOfAge } from '../../../domain/person/birthDate.ts';
import type { ProfileChanges } from '../../../domain/forms/profile.ts';
import type { Language } from '../../../domain/localized.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { requestChanges } from '../changes/requestChanges.ts';
import { lockShown, type Shown, unnamedPictures } from '../changes/shownFields.ts';

export type ProfileUpdate = {
  userId: string;
  changes: ProfileChanges;
  /** The address of the stored portrait; null if no picture was sent. */
  imageUrl: string | null;
  /** The language of the message about staff's decision. */
  language: Language;
  /** The day of `at` in the default zone, `YYYY-MM-DD`. */
  today: string;
  at: number;
  network: string;
  /** Keyed hashes of the profile before and after, for the audit. */
  before: string;
  after: string;
};

/**
 * Why nothing changes. `gone`: the account was erased meanwhile. `tooYoung`: the new birth date is below
 * the minimum age (`years`) of a competition that the user has entered (decision D15).
 */
type Refusal = { kind: 'gone' } | { kind: 'tooYoung'; years: number };

/** The outcome. `pictures`: addresses of portraits that no row names any more. */
export type ProfileUpdated = { pictures: string[] } & ({ kind: 'updated' } | Refusal);

export type OnProfileChanged = (
  tx: Transaction<Schema>,
  changed: Pick<ProfileUpdate, 'userId' | 'at'>,
) => Promise<void>;

/**
 * A write that applies profile changes; those of one request all or none.
 * @param onChanged runs in the same transaction as a change
 */
export const updateProfileOf =
  (onChanged: OnProfileChanged): Write<ProfileUpdate, ProfileUpdated> =>
  async (tx, inputs, context) => {
    const results: ProfileUpdated[] = [];
    for (const input of inputs) {
      const { userId, at, network } = input;
      const shown = await lockShown(tx, userId, context);
      const refusal = await refusalOf(tx, input);
      if (refusal) {
        results.push({ ...refusal, pictures: await unnamedPictures(tx, [input.imageUrl]) });
        continue;
      }
      results.push({ kind: 'updated', pictures: await applyChanges(tx, input, shown) });
      const entry = {
        at,
        actor: userId,
        role: 'candidate',
        action: 'profile.updated',
        subject: userId,
      } as const;
      if (input.before !== input.after) await onChanged(tx, { userId, at });
      const hashes = { before_hash: input.before, after_hash: input.after };
      await appendAudit(tx, [{ ...entry, network, ...hashes }], context);
    }
    return results;
  };

async function refusalOf(
  tx: Transaction<Schema>,
  { userId, changes, today, at }: ProfileUpdate,
): Promise<Refusal | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst();
  if (!account) return { kind: 'gone' };
  const years = changes.user_dob === undefined ? null : await activeMinAge(tx, userId, at);
  return years !== null && !isOfAge(changes.user_dob ?? '', today, years)
    ? { kind: 'tooYoung', years }
    : undefined;
}

/**
 * Applies the changes of one request: address and birth date at once, public fields by `requestChanges`.
 * @returns addresses of pictures that no row names any more
 */
async function applyChanges(
  tx: Transaction<Schema>,
  { userId, changes, imageUrl, language, at }: ProfileUpdate,
  shown: Shown,
): Promise<string[]> {
  const { full_name, country_id, address, user_dob } = changes;
  const own = {
    ...(address !== undefined && { address }),
    ...(user_dob !== undefined && { birth_date: user_dob }),
  };
  if (Object.keys(own).length > 0)
    await tx.updateTable('accounts').set(own).where('user_id', '=', userId).execute();
  const wanted = {
    ...(full_name !== undefined && { full_name }),
    ...(country_id !== undefined && { country_id: String(country_id) }),
    ...(imageUrl !== null && { image_url: imageUrl }),
  };
  return requestChanges(tx, { userId, shown, wanted, language, at });
}

/**
 * The highest minimum age (years) of the competitions in which the user has an entry that is not rejected.
 * Only events that have not ended count. Null if there are none.
 */
async function activeMinAge(tx: Transaction<Schema>, userId: string, at: number): Promise<number | null> {
  const row = await tx
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('entries.user_id', '=', userId)
    .where('entries.status', '<>', 'rejected')
    .where('events.ends_at', '>', at)
    .select(({ fn }) => fn.max('competitions.min_age').as('years'))
    .executeTakeFirst();
  return row?.years ?? null;
}
