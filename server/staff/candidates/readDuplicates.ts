import type { Kysely } from 'kysely';
import type { StaffCandidate } from '../../../domain/staff/staffContract.ts';
import { CANDIDATE_DUPLICATES } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readStandings } from '../entries/listEntries.ts';
import { readSeen, type SeenEntries, type SeenEntry, selectSeen } from './seenEntries.ts';

type Duplicate = StaffCandidate['duplicates'][number];

/** What two candidates can have in common. */
type Marks = { id: string; phone: string | null; portrait: string | null; documents: ReadonlySet<string> };

/**
 * Other candidates who are perhaps the same person (decision D251), the newest entry first. Both the candidate's documents and
 * theirs count only where the reader may see the entry.
 * @param own the entries of the candidate that the reader may see
 */
export async function readDuplicates(
  db: Kysely<Schema>,
  seen: SeenEntries,
  own: readonly [SeenEntry, ...SeenEntry[]],
): Promise<Duplicate[]> {
  const [{ candidate: id, phone, portrait }] = own;
  const documents = new Set((await readDocuments(db, own)).values());
  const ids = await findCandidates(db, seen, { id, phone, portrait, documents });
  const rows = await readSeen(db, seen, ids);
  const [documentOf, standingOf] = await Promise.all([
    readDocuments(db, rows),
    readStandings(
      db,
      rows.map((row) => row.id),
    ),
  ]);
  return [...Map.groupBy(rows, ({ candidate }) => candidate)].map(([candidate, entries]) => {
    const first = entries[0]!;
    const has = {
      phone: first.phone !== null && first.phone === phone,
      document: entries.some((entry) => documents.has(documentOf.get(entry.id) ?? '')),
      portrait: first.portrait !== null && first.portrait === portrait,
    };
    return {
      id: candidate,
      full_name: first.full_name,
      full_name_ar: first.full_name_ar,
      full_name_en: first.full_name_en,
      why: (['phone', 'document', 'portrait'] as const).filter((mark) => has[mark]),
      entries: entries.map((entry) => ({
        id: entry.id,
        code: entry.code,
        competition: {
          id: entry.competition_id,
          name_ar: entry.competition_ar,
          name_en: entry.competition_en,
        },
        status: entry.status,
        standing: standingOf(entry),
      })),
    };
  });
}

/** The keyed hashes of the documents of entries, by entry. */
async function readDocuments(
  db: Kysely<Schema>,
  entries: readonly SeenEntry[],
): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('identity_documents')
    .where(
      'entry_id',
      'in',
      entries.map(({ id }) => id),
    )
    .where('content_hash', 'is not', null)
    .select(['entry_id', 'content_hash'])
    .execute();
  return new Map(rows.map((row) => [row.entry_id, row.content_hash!]));
}

/** The candidates that have a mark in common with one and an entry that the scope reaches. */
async function findCandidates(
  db: Kysely<Schema>,
  seen: SeenEntries,
  { id, phone, portrait, documents }: Marks,
): Promise<string[]> {
  const entering = selectSeen(db, seen)
    .where('entries.user_id', '!=', id)
    .select('entries.user_id')
    .distinct()
    .orderBy('entries.user_id')
    .limit(CANDIDATE_DUPLICATES);
  const found = await Promise.all([
    phone === null
      ? []
      : entering
          .innerJoin('accounts', 'accounts.user_id', 'entries.user_id')
          .where('accounts.phone', '=', phone)
          .execute(),
    portrait === null
      ? []
      : entering
          .innerJoin('users', 'users.id', 'entries.user_id')
          .where('users.image_url', '=', portrait)
          .execute(),
    documents.size === 0
      ? []
      : entering
          .innerJoin('identity_documents', 'identity_documents.entry_id', 'entries.id')
          .where('identity_documents.content_hash', 'in', [...documents])
          .execute(),
  ]);
  const ids = found.flat().map(({ user_id }) => user_id);
  return [...new Set(ids)].toSorted().slice(0, CANDIDATE_DUPLICATES);
}
