import type { Kysely } from 'kysely';
import { moveReservedSlugs } from './formerSlugs.ts';

/**
 * The code of the short link with which a candidate ends news that came as a text message (decision D246). Rows without one are of
 * e-mails, of messages about an entry, and of nodes of the release before.
 */
export const newsCodes = [
  'ALTER TABLE message_recipients ADD COLUMN news_code TEXT',
  `CREATE UNIQUE INDEX message_recipients_by_news_code ON message_recipients (news_code)
    WHERE news_code IS NOT NULL`,
];

/** `/n` became the path of these links. */
export const moveNewsSlug = (db: Kysely<never>): Promise<void> => moveReservedSlugs(db, ['n']);
