import type { Kysely } from 'kysely';
import { templateFields } from '../../../domain/messages/readTemplate.ts';
import type { PlaceDeps } from '../../entries/messages/entryValues.ts';
import { newsLink } from '../../entries/unsubscribing/newsLink.ts';
import { unsubscribePath } from '../../entries/unsubscribing/unsubscribeLink.ts';
import type { MessageRecipientsTable, SentMessagesTable } from '../../platform/database/messageSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { OutgoingMessage } from '../../platform/messages/messagePort.ts';
import type { DropReason } from '../../platform/messages/queuedMessage.ts';
import { type Candidate, reachOf, selectCandidates } from './candidates.ts';
import { fillWords } from './fillWords.ts';

/** `key` signs the links that end news. */
export type MessageDeps = PlaceDeps & { database: Kysely<Schema>; key: Uint8Array };

/**
 * Writes the message of a recipient with what is known now, or says why nothing is sent any more: it was undone, the entry left
 * what the filter chose, or the candidate cannot or does not want to be reached.
 */
export async function composeMessage(
  deps: MessageDeps,
  { id, message_id, entry_id, channel, news_code }: MessageRecipientsTable,
): Promise<OutgoingMessage | DropReason> {
  const { database, key, publicOrigin } = deps;
  const message = await database
    .selectFrom('sent_messages')
    .where('id', '=', message_id)
    .select(['organisation_id', 'kind', 'filter_status', 'undone_at', ...templateFields])
    .executeTakeFirstOrThrow();
  if (message.undone_at !== null) return 'undone';
  const candidate = await selectCandidates(database).where('entries.id', '=', entry_id).executeTakeFirst();
  if (!candidate) return 'erased';
  if (!isStill(candidate, message.filter_status)) return 'left';
  const reach = reachOf(candidate, message);
  if ('why' in reach) return reach.why;
  const to = channel === 'mail' ? candidate.email : candidate.phone;
  if (reach.channel !== channel || to === null) return 'no_contact';
  const { language, user_id: userId } = candidate;
  const fill = (link: string | undefined) => fillWords(deps, candidate, message, channel, link);
  if (channel === 'sms') {
    const { text } = fill(news_code === null ? undefined : newsLink(publicOrigin, news_code));
    return { id, channel, language, to, text };
  }
  const path = unsubscribePath(key, language, { userId, organisationId: message.organisation_id });
  const unsubscribe = `${publicOrigin}${path}`;
  const { subject, text } = fill(unsubscribe);
  const mail = { id, channel, language, to, subject: subject ?? '', text };
  return message.kind === 'news' ? { ...mail, unsubscribe } : mail;
}

/** Whether an entry has the status that the filter chose. */
function isStill({ status, withdrawn_at }: Candidate, wanted: SentMessagesTable['filter_status']): boolean {
  if (wanted === null) return true;
  return wanted === 'withdrawn' ? withdrawn_at !== null : withdrawn_at === null && status === wanted;
}
