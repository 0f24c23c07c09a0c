import type { Kysely } from 'kysely';
import type { EntryMessagesTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { logFailure, type EventLog } from '../../platform/eventLog.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Hold, Leases } from '../../platform/leases/lease.ts';
import { hasDueMessage } from '../../platform/messages/messageQueue.ts';
import { MessageRunner, type MessageRunnerDeps } from '../../platform/messages/messageRunner.ts';
import type { EntryWriter } from '../writes.ts';
import { composeEntryMessage } from './composeEntryMessage.ts';

const HOUR_MS = 3_600_000;

export type EntryMessengerDeps = Omit<MessageRunnerDeps<EntryMessagesTable>, 'queue' | 'log'> & {
  database: Kysely<Schema>;
  writer: EntryWriter;
  leases: Leases;
  log: EventLog;
  config: { publicOrigin: string; supportEmail: string };
};

/** The workers that send messages about entries, and delete old ones once an hour. */
export function entryMessenger(deps: EntryMessengerDeps): {
  sending: PeriodicWorker;
  sweeping: PeriodicWorker;
} {
  const { database, writer, config, clock, leases, log } = deps;
  const composing = { database, ...config, now: () => clock.now() };
  const { worker: sending } = new MessageRunner({
    ...deps,
    queue: {
      hasDue: (now) => hasDueMessage(database, 'entry_messages', now),
      claim: (now) => writer.submit('claimEntryMessage', now),
      note: (note) => writer.submit('noteEntryMessage', note),
      compose: (row) => composeEntryMessage(composing, row),
      about: ({ kind, channel }) => ({ kind: `entry_${kind}`, channel }),
    },
  });
  const sweeping = every({
    lease: leases.named('entry message sweep'),
    ms: HOUR_MS,
    firstAfterMs: HOUR_MS,
    clock,
    work: async ({ fence }: Hold) => {
      await writer.submit('sweepEntryMessages', clock.now(), fence);
    },
    onError: logFailure(log)('entry_messages_not_swept'),
  });
  return { sending, sweeping };
}
