import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { unindexed } from '../../platform/database/unindexed.ts';

/**
 * Whether the candidate of a row of `entries` has a phone number, a portrait or the file of a document in common with another
 * one, where both have an entry in these competitions (decision D251). The first condition leads to the index of the entries
 * that are noted.
 */
export function isDuplicate(competitions: readonly string[]): RawBuilder<SqlBool> {
  const among = sql.join(competitions);
  const within = (entry: string) => sql`${unindexed(`${entry}.competition_id`)} IN (${among})`;
  const other = sql`INNER JOIN entries AS others ON others.user_id <> entries.user_id AND ${within('others')}`;
  return sql<SqlBool>`entries.may_be_duplicate = 1 AND (
    EXISTS (SELECT 1 FROM accounts AS mine
      INNER JOIN accounts AS their ON their.phone = mine.phone
      ${other} AND others.user_id = their.user_id
      WHERE mine.user_id = entries.user_id)
    OR EXISTS (SELECT 1 FROM users AS mine
      INNER JOIN users AS their ON their.image_url = mine.image_url
      ${other} AND others.user_id = their.id
      WHERE mine.id = entries.user_id)
    OR EXISTS (SELECT 1 FROM entries AS own
      INNER JOIN identity_documents AS mine ON mine.entry_id = own.id
      INNER JOIN identity_documents AS their ON their.content_hash = mine.content_hash
      ${other} AND others.id = their.entry_id
      WHERE own.user_id = entries.user_id AND ${within('own')}))`;
}
