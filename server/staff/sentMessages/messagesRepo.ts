import { type Kysely, sql } from 'kysely';
import { templateFields } from '../../../domain/messages/readTemplate.ts';
import { covers, type Scope } from '../../../domain/staff/rights.ts';
import type {
  NamedCompetition,
  SentMessage,
  SentMessagePage,
  SentMessageRow,
} from '../../../domain/staff/staffContract.ts';
import { MESSAGE_PAGE } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { nameCompetitions } from '../competitions/competitionsRepo.ts';
import { belowKey, pageOf } from '../pageKey.ts';
import { deliveryOf } from './delivery.ts';
import { scopeIn } from './storedFilter.ts';

/** What of an organisation a person may see: messages to candidates of competitions that the scope has. */
export type MessageSight = { organisationId: string; scope: Scope };

/** A page of the messages that staff sent, the newest first. It can have fewer rows than others, as a scope hides some. */
export async function listSentMessages(
  db: Kysely<Schema>,
  { organisationId, scope }: MessageSight,
  after: string | undefined,
): Promise<SentMessagePage> {
  let query = select(db, organisationId)
    .orderBy('sent_at', 'desc')
    .orderBy('sent_messages.id', 'desc')
    .limit(MESSAGE_PAGE + 1);
  if (after !== undefined) query = query.where(belowKey(['sent_at', 'sent_messages.id'], after));
  const { shown, next } = pageOf(await query.execute(), MESSAGE_PAGE, ({ sent_at: at, id }) => ({ at, id }));
  const rows = shown.filter((row) => covers(scope, scopeIn(row)));
  return { data: await toWire(db, organisationId, rows), next };
}

/** A message that staff sent, with its words; undefined if there is none, or the scope does not have its competitions. */
export async function readSentMessage(
  db: Kysely<Schema>,
  { organisationId, scope }: MessageSight,
  id: string,
): Promise<SentMessage | undefined> {
  const row = await select(db, organisationId)
    .where('sent_messages.id', '=', id)
    .select([...templateFields])
    .executeTakeFirst();
  if (!row || !covers(scope, scopeIn(row))) return undefined;
  const [head] = await toWire(db, organisationId, [row]);
  const { subject_ar, subject_en, mail_ar, mail_en, sms_ar, sms_en } = row;
  return head && { ...head, subject_ar, subject_en, mail_ar, mail_en, sms_ar, sms_en };
}

const select = (db: Kysely<Schema>, organisationId: string) =>
  db
    .selectFrom('sent_messages')
    .innerJoin('staff as sender', 'sender.id', 'sent_by')
    .leftJoin('staff as undoer', 'undoer.id', 'undone_by')
    .where('organisation_id', '=', organisationId)
    .select([
      'sent_messages.id',
      'kind',
      'sent_messages.name',
      'filter_status',
      'filter_search',
      'competition_ids',
      'mails',
      'texts',
      'parts',
      'part_baisa',
      'sent_at',
      'sender.name as sender',
      'due_at',
      'undone_at',
      'undoer.name as undoer',
      'laid_at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

async function toWire(
  db: Kysely<Schema>,
  organisationId: string,
  rows: readonly Row[],
): Promise<SentMessageRow[]> {
  if (rows.length === 0) return [];
  const named = await nameCompetitions(db, organisationId, null);
  const counts = await countRecipients(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    filter: {
      competitions: namesIn(named, scopeIn(row)),
      status: row.filter_status,
      searched: row.filter_search !== null,
    },
    sent: { at: row.sent_at, by: row.sender },
    due_at: row.due_at,
    undone: row.undone_at === null ? null : { at: row.undone_at, by: row.undoer },
    is_laid: row.laid_at !== null,
    expected: {
      mails: row.mails,
      texts: row.texts,
      parts: row.parts,
      cost_baisa: row.part_baisa === null ? null : row.parts * row.part_baisa,
    },
    delivery: counts.get(row.id) ?? noDelivery,
  }));
}

const namesIn = (named: readonly NamedCompetition[], scope: Scope): NamedCompetition[] | null =>
  scope === null ? null : named.filter(({ id }) => scope.includes(id));

const noDelivery: SentMessageRow['delivery'] = { due: 0, sent: 0, failed: 0, skipped: 0, undone: 0 };

/** How many recipients of each message have which delivery. */
async function countRecipients(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, SentMessageRow['delivery']>> {
  const groups = await db
    .selectFrom('message_recipients')
    .where('message_id', 'in', ids)
    .groupBy(['message_id', 'state', 'why'])
    .select(['message_id', 'state', 'why', sql<number>`cast(count(*) as integer)`.as('count')])
    .execute();
  const counts = new Map<string, SentMessageRow['delivery']>();
  for (const { message_id: id, count, ...group } of groups) {
    const before = counts.get(id) ?? noDelivery;
    const state = deliveryOf(group);
    counts.set(id, { ...before, [state]: before[state] + count });
  }
  return counts;
}
