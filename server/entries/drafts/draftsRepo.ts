import type { Kysely, Transaction } from 'kysely';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import type { RegistrationDraftsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';

/** The draft of this candidate for this competition. */
export type DraftOf = { userId: string; competitionId: string };

/** Drafts that a sweep deletes in one write; a small write does not delay votes. */
export const DRAFTS_AT_ONCE = 500;

/** The draft as the account keeps it at `now` (UTC ms); undefined without one, or if it has ended. */
export function findDraft(
  db: Kysely<Schema>,
  { userId, competitionId }: DraftOf,
  now: number,
): Promise<RegistrationDraftsTable | undefined> {
  return db
    .selectFrom('registration_drafts')
    .where('user_id', '=', userId)
    .where('competition_id', '=', competitionId)
    .where('changed_at', '>', now - UPLOAD_LIFE_MS)
    .selectAll()
    .executeTakeFirst();
}

export async function deleteDraft(
  tx: Transaction<Schema>,
  { userId, competitionId }: DraftOf,
): Promise<void> {
  await tx
    .deleteFrom('registration_drafts')
    .where('user_id', '=', userId)
    .where('competition_id', '=', competitionId)
    .execute();
}

/** Deletes drafts that their candidates discard. */
export const discardDraft: Write<DraftOf, true> = async (tx, inputs) => {
  for (const input of inputs) await deleteDraft(tx, input);
  return inputs.map(() => true);
};

/**
 * Deletes drafts that have ended at `now` (UTC ms).
 * @returns how many; with `DRAFTS_AT_ONCE`, others may remain
 */
export const sweepDrafts: Write<number, number> = async (tx, inputs) => {
  const end = Math.max(...inputs) - UPLOAD_LIFE_MS;
  const { numDeletedRows } = await tx
    .deleteFrom('registration_drafts')
    // Again beside the list, which does not see what another node renews meanwhile.
    .where('changed_at', '<=', end)
    .where((eb) => {
      const ended = eb.selectFrom('registration_drafts as ended').where('changed_at', '<=', end);
      const listed = ended.select(['ended.user_id', 'ended.competition_id']).limit(DRAFTS_AT_ONCE);
      return eb(eb.refTuple('user_id', 'competition_id'), 'in', listed.$asTuple('user_id', 'competition_id'));
    })
    .executeTakeFirstOrThrow();
  return inputs.map(() => Number(numDeletedRows));
};
