import type { Transaction } from 'kysely';
import { isOfAge } from '../../../domain/birthDate.ts';
import type { ProfileChanges } from '../../../domain/forms/profile.ts';
import type { Language } from '../../../domain/localized.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { appendAudit } from '../audit/appendAudit.ts';
import { requestChanges } from '../changes/requestChanges.ts';
import { lockShown, type Shown } from '../changes/shownFields.ts';
import { unnamedPictures } from '../changes/unnamedPictures.ts';
import { activeMinAge } from './activeMinAge.ts';
import { hasProvenMail, movePhone } from './movePhone.ts';

export type ProfileUpdate = {
  userId: string;
  changes: ProfileChanges;
  /** The address of a picture that was made from what was sent. */
  imageUrl: string | null;
  /** Of the message about a decision. */
  language: Language;
  /** The day of `at`, `YYYY-MM-DD`. */
  today: string;
  at: number;
  network: string;
  /** Pseudonyms of the profile before and after. */
  before: string;
  after: string;
};

/**
 * `phoneOnly`: messages reach the account by its number alone, which nobody may change without a proof. `tooYoung`: for a competition in which there is an active entry, by its years (decision D15). `gone`: the account was
 * erased meanwhile. `pictures`: addresses that nothing names any more.
 */
export type ProfileUpdated = { pictures: string[] } & (
  | { kind: 'updated' | 'gone' | 'phoneOnly' }
  | { kind: 'tooYoung'; years: number }
);

/** Changes what was given of profiles, all of it or nothing. */
export const updateProfile: Write<ProfileUpdate, ProfileUpdated> = async (tx, inputs, context) => {
  const results: ProfileUpdated[] = [];
  for (const input of inputs) {
    const { userId, changes, today, at, network } = input;
    const shown = await lockShown(tx, userId, context);
    if (!(await hasAccount(tx, userId))) {
      results.push({ kind: 'gone', pictures: await unnamedPictures(tx, [input.imageUrl]) });
      continue;
    }
    if (changes.phone_number !== undefined && !(await hasProvenMail(tx, userId))) {
      results.push({ kind: 'phoneOnly', pictures: await unnamedPictures(tx, [input.imageUrl]) });
      continue;
    }
    const years = changes.user_dob === undefined ? null : await activeMinAge(tx, userId, at);
    if (years !== null && !isOfAge(changes.user_dob ?? '', today, years)) {
      const pictures = await unnamedPictures(tx, [input.imageUrl]);
      results.push({ kind: 'tooYoung', years, pictures });
      continue;
    }
    results.push({ kind: 'updated', pictures: await change(tx, input, shown) });
    const entry = {
      at,
      actor: userId,
      role: 'candidate',
      action: 'profile.updated',
      subject: userId,
    } as const;
    const hashes = { before_hash: input.before, after_hash: input.after };
    await appendAudit(tx, [{ ...entry, network, ...hashes }], context);
  }
  return results;
};

/** @returns addresses of pictures that nothing names any more */
async function change(
  tx: Transaction<Schema>,
  { userId, changes, imageUrl, language, at }: ProfileUpdate,
  shown: Shown,
): Promise<string[]> {
  const { full_name, country_id, phone_number, address, user_dob } = changes;
  const own = {
    ...(address !== undefined && { address }),
    ...(user_dob !== undefined && { birth_date: user_dob }),
  };
  if (Object.keys(own).length > 0)
    await tx.updateTable('accounts').set(own).where('user_id', '=', userId).execute();
  if (phone_number !== undefined) await movePhone(tx, { userId, phone: phone_number, language, at });
  const wanted = {
    ...(full_name !== undefined && { full_name }),
    ...(country_id !== undefined && { country_id: String(country_id) }),
    ...(imageUrl !== null && { image_url: imageUrl }),
  };
  return requestChanges(tx, { userId, shown, wanted, language, at });
}

async function hasAccount(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const account = tx.selectFrom('accounts').where('user_id', '=', userId).select('user_id');
  return (await account.executeTakeFirst()) !== undefined;
}
