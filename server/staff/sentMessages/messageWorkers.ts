import type { Kysely } from 'kysely';
import { templateFields } from '../../../domain/messages/readTemplate.ts';
import type { MessageRecipientsTable } from '../../platform/database/messageSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { logFailure, type EventLog } from '../../platform/eventLog.ts';
import { every } from '../../platform/every.ts';
import type { Keys } from '../../platform/keys.ts';
import type { Fence, Leases } from '../../platform/leases/lease.ts';
import { hasDueMessage } from '../../platform/messages/messageQueue.ts';
import { MessageRunner, type MessageRunnerDeps } from '../../platform/messages/messageRunner.ts';
import type { Worker } from '../../platform/runWorkers.ts';
import type { PlatformConfig } from '../../platform/settings/platformSettings.ts';
import type { StaffWriter } from '../writes.ts';
import { candidatePage, reachOf, recipientOf } from './candidates.ts';
import { composeMessage } from './composeMessage.ts';
import { wantedOf } from './storedFilter.ts';
import { RECIPIENTS_AT_ONCE } from './recipientWrites.ts';

/** How often (ms) the worker looks for messages whose recipients are not laid. */
const LAY_MS = 1_000;

export type MessagesStart = Omit<MessageRunnerDeps<MessageRecipientsTable>, 'queue' | 'log'> & {
  config: Pick<PlatformConfig, 'publicOrigin' | 'supportEmail'>;
  database: Kysely<Schema>;
  writer: StaffWriter;
  keys: Pick<Keys, 'device'>;
  leases: Leases;
  log: EventLog;
};

/** The workers that lay out the recipients of what staff send, and send it. They have a queue of their own: no registration waits. */
export function messageWorkers(start: MessagesStart): Worker[] {
  const { config, database, writer, keys, clock, leases, log } = start;
  const { publicOrigin, supportEmail } = config;
  const composing = { database, publicOrigin, supportEmail, key: keys.device };
  const { worker: sender } = new MessageRunner({
    ...start,
    queue: {
      hasDue: (now) => hasDueMessage(database, 'message_recipients', now),
      claim: (now) => writer.submit('claimRecipient', now),
      note: (note) => writer.submit('noteRecipient', note),
      compose: (row) => composeMessage(composing, row),
      about: ({ channel }) => ({ kind: 'from_staff', channel }),
    },
  });
  const layer = every({
    lease: leases.named('message recipients'),
    ms: LAY_MS,
    clock,
    work: async ({ fence }) => {
      while (await layNext(start, fence));
    },
    onError: logFailure(log)('recipients_not_laid'),
  });
  return [layer, sender];
}

/** Does one write for the message that waits longest. @returns whether there was one */
async function layNext(
  { database, writer, clock }: MessagesStart,
  fence: Fence | undefined,
): Promise<boolean> {
  const message = await database
    .selectFrom('sent_messages')
    .where('laid_at', 'is', null)
    .orderBy('sent_at')
    .limit(1)
    .select(['id', 'organisation_id', 'kind', 'undone_at', 'after_key', ...templateFields])
    .select(['filter_status', 'filter_search', 'competition_ids'])
    .executeTakeFirst();
  if (!message) return false;
  const { id: messageId, after_key: from } = message;
  const at = clock.now();
  if (message.undone_at !== null) {
    await writer.submit('dropRecipients', { messageId, at }, fence);
    return true;
  }
  const page = await candidatePage(database, wantedOf(message), from, RECIPIENTS_AT_ONCE);
  const rows = page.candidates.flatMap((candidate) => {
    const reach = reachOf(candidate, message);
    if ('why' in reach) return [];
    const { id: entry_id, language } = candidate;
    return [{ entry_id, recipient: recipientOf(candidate, message), channel: reach.channel, language }];
  });
  await writer.submit('layRecipients', { messageId, from, next: page.next, rows, at }, fence);
  return true;
}
