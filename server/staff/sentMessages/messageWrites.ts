import { UNDO_MS } from '../../../domain/staff/staffLimits.ts';
import type { SentMessagesTable } from '../../platform/database/messageSchema.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import { auditSeason, type SeasonAct } from '../season/seasonAct.ts';

type Kept = Omit<
  SentMessagesTable,
  'organisation_id' | 'sent_by' | 'sent_at' | 'due_at' | 'undone_by' | 'undone_at' | 'after_key' | 'laid_at'
>;

/** `id` is the caller's own, so that a repeated call sends once. `competitionId`: the one of the filter. */
export type MessageToSend = SeasonAct & { message: Kept; competitionId: string | null };

/**
 * Takes messages that wait for ten minutes; a worker lays out their recipients meanwhile.
 * @returns `taken` if another message has the id
 */
export const sendMessage = oneByOne(
  async (tx, { message, competitionId, ...act }: MessageToSend, context): Promise<'sent' | 'taken'> => {
    const { organisationId, by, at } = act;
    const present = await tx
      .selectFrom('sent_messages')
      .where('id', '=', message.id)
      .select(['organisation_id', 'hash', 'sent_by'])
      .executeTakeFirst();
    if (present) {
      const isSame = present.hash === message.hash && present.sent_by === by;
      return isSame && present.organisation_id === organisationId ? 'sent' : 'taken';
    }
    await tx
      .insertInto('sent_messages')
      .values({
        ...message,
        organisation_id: organisationId,
        sent_by: by,
        sent_at: at,
        due_at: at + UNDO_MS,
        // Who registers later is not among those whom the sender saw.
        after_key: `${at + 1}-`,
      })
      .execute();
    const { kind, mails, texts, parts, hash, filter_status: status } = message;
    const after = {
      kind,
      mails,
      texts,
      parts,
      hash,
      ...(status !== null && { status }),
      // The text of a search may be a name.
      ...(message.filter_search !== null && { searched: true }),
    };
    const line = { action: 'messages.sent', subject: message.id, before: null, after };
    await auditSeason(tx, act, { ...line, ...(competitionId !== null && { competitionId }) }, context);
    return 'sent';
  },
);

export type MessageToUndo = SeasonAct & { id: string };

/** Takes messages back that nobody got yet. A worker drops the recipients that were laid. */
export const undoMessage = oneByOne(
  async (tx, { id, ...act }: MessageToUndo, context): Promise<'undone' | 'late' | 'unknown'> => {
    const { organisationId, by, at } = act;
    const found = tx
      .selectFrom('sent_messages')
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .select(['due_at', 'undone_at']);
    const message = await (context.memory ? found : found.forUpdate()).executeTakeFirst();
    if (!message) return 'unknown';
    if (message.undone_at !== null) return 'undone';
    if (message.due_at <= at) return 'late';
    await tx
      .updateTable('sent_messages')
      .set({ undone_by: by, undone_at: at, laid_at: null })
      .where('id', '=', id)
      .execute();
    await auditSeason(
      tx,
      act,
      { action: 'messages.undone', subject: id, before: null, after: null },
      context,
    );
    return 'undone';
  },
);
