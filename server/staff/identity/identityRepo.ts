import type { Kysely } from 'kysely';
import type { IdentityCheck, IdentityVerdict } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * What is kept of the identity of an entry's candidate: until when the document, and the last verdict.
 * @param mayReveal whether the reader may look at the document; others get no note
 */
export async function readIdentityCheck(
  db: Kysely<Schema>,
  entryId: string,
  mayReveal: boolean,
): Promise<IdentityCheck> {
  const [row, verdict] = await Promise.all([
    db
      .selectFrom('identity_documents')
      .where('entry_id', '=', entryId)
      .select(['mime', 'created_at', 'delete_after'])
      .executeTakeFirst(),
    readLastVerdict(db, entryId),
  ]);
  return {
    document: row
      ? {
          kind: row.mime === 'application/pdf' ? 'pdf' : 'image',
          sent_at: row.created_at,
          delete_after: row.delete_after,
        }
      : null,
    verdict: verdict && { ...verdict, note: mayReveal ? verdict.note : null },
    may_reveal: mayReveal,
  };
}

/** The newest verdict about an entry's document, or about one that another replaced; null without one. */
export async function readLastVerdict(db: Kysely<Schema>, entryId: string): Promise<IdentityVerdict | null> {
  const newest = selectVerdict(db)
    .where('verdict.entry_id', '=', entryId)
    .orderBy('verdict.judged_at', 'desc')
    .orderBy('verdict.reveal_id');
  const row = await newest.executeTakeFirst();
  return row ? verdictOf(row) : null;
}

/** The verdict of a look that has one. */
export const readVerdictOf = async (db: Kysely<Schema>, look: string): Promise<IdentityVerdict> =>
  verdictOf(await selectVerdict(db).where('verdict.reveal_id', '=', look).executeTakeFirstOrThrow());

const selectVerdict = (db: Kysely<Schema>) =>
  db
    .selectFrom('identity_verdicts as verdict')
    .innerJoin('staff', 'staff.id', 'verdict.staff_id')
    .leftJoin('identity_documents as document', 'document.entry_id', 'verdict.entry_id')
    .select([
      'verdict.judged_at',
      'verdict.document_id',
      'verdict.name',
      'verdict.number',
      'verdict.birth_date',
      'verdict.valid',
      'verdict.note',
      'staff.id as staff_id',
      'staff.name as staff_name',
      'document.id as present_document',
    ]);

type VerdictRow = Awaited<ReturnType<ReturnType<typeof selectVerdict>['executeTakeFirstOrThrow']>>;

const verdictOf = (row: VerdictRow): IdentityVerdict => ({
  judged_at: row.judged_at,
  by: { id: row.staff_id, name: row.staff_name },
  is_of_earlier_document: row.present_document !== null && row.present_document !== row.document_id,
  name: row.name,
  number: row.number,
  birth_date: row.birth_date,
  valid: row.valid,
  note: row.note,
});

/** A look by the hash of its token, with the place of its document; `object` is null once that is deleted or replaced. */
export const findLook = (db: Kysely<Schema>, tokenHash: string) =>
  db
    .selectFrom('identity_reveals as look')
    .leftJoin('identity_documents as document', 'document.id', 'look.document_id')
    .where('look.token_hash', '=', tokenHash)
    .select([
      'look.id',
      'look.entry_id',
      'look.session_id',
      'look.expires_at',
      'look.opened_at',
      'document.object',
      'document.wrapped_key',
      'document.mime',
    ])
    .executeTakeFirst();
