import type { Kysely } from 'kysely';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { newId } from '../../../server/platform/ids.ts';

/** Each of so many candidates has the phone number, document or portrait of the one before. */
const SHARED = { phone: 100, document: 200, portrait: 250 };
/** Candidates in a row whom one school registered with its own phone number. */
const SCHOOL = { from: 50_000, to: 50_500 };
/** Every third person entered a second competition, with the same document. */
const TWICE = 3;
const CHUNK = 1_000;

const twinOf = (index: number, each: number) => (index % each === 1 ? index - 1 : index);
const phoneOf = (index: number) => {
  const whose = index >= SCHOOL.from && index < SCHOOL.to ? SCHOOL.from : twinOf(index, SHARED.phone);
  return `+968${String(90_000_000 + whose)}`;
};
const hashOf = (index: number) => String(twinOf(index, SHARED.document)).padStart(64, '0');
/** The portrait of every second candidate. */
export const portraitOf = (index: number) => {
  if (index % 2 === 1) return null;
  const whose = index % SHARED.portrait === 2 ? index - 2 : index;
  return `/images/${String(whose).padStart(20, '0')}-160.webp`;
};

/** Candidates by what they have in common with others, for each call another one. */
export const candidatesBy = (ids: readonly string[]): Record<string, (call: number) => string> => ({
  'with nobody else': (call) => ids[call * 100 + 2]!,
  'with the phone number of another': (call) => ids[call * SHARED.phone + 1]!,
  'of a school': (call) => ids[SCHOOL.from + call]!,
});

/**
 * Gives laid candidates documents, of which some are shared, and every third one a second entry.
 * @param ids of the candidates, which are those of their entries
 */
export async function layDuplicates(
  db: Kysely<Schema>,
  ids: readonly string[],
  competitionOf: (index: number) => string,
  now: number,
): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = Array.from({ length: CHUNK }, (_, index) => from + index);
    const seconds = chunk.filter((index) => index % TWICE === 0).map((index) => ({ index, id: newId() }));
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('entries')
        .values(
          seconds.map(({ id, index }) => ({
            id,
            user_id: ids[index]!,
            competition_id: competitionOf(index + 1),
            status: 'approved' as const,
            search_text: '',
            created_at: now - index,
          })),
        )
        .execute();
      await tx
        .insertInto('identity_documents')
        .values([
          ...chunk.map((index) => documentOf(ids[index]!, index, now)),
          ...seconds.map(({ id, index }) => documentOf(id, index, now)),
        ])
        .execute();
    });
  }
}

/** The account of a candidate: the first or one of several with its phone number. */
export const accountOf = (user_id: string, index: number, at: number) => ({
  user_id,
  civil_id: `C${index}`,
  email: null,
  phone: phoneOf(index),
  address: null,
  birth_date: null,
  password: null,
  created_at: at,
  suspended_at: null,
  verified_at: at,
  email_verified_at: null,
  phone_verified_at: at,
});

const documentOf = (entry_id: string, index: number, at: number) => ({
  id: newId(),
  entry_id,
  object: newId(),
  wrapped_key: 'key',
  mime: 'image/png',
  bytes: 1,
  sha256: '0'.repeat(64),
  content_hash: hashOf(index),
  file_name_sealed: 'name',
  created_at: at,
  delete_after: at,
});
