import type { Kysely } from 'kysely';
import { logFailure, type EventLog } from '../../platform/eventLog.ts';
import { every } from '../../platform/every.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffMailsTable } from '../../platform/database/staffSchema.ts';
import type { Keys } from '../../platform/keys.ts';
import type { Hold, Leases } from '../../platform/leases/lease.ts';
import { hasDueMessage } from '../../platform/messages/messageQueue.ts';
import { MessageRunner, type MessageRunnerDeps } from '../../platform/messages/messageRunner.ts';
import type { Worker } from '../../platform/runWorkers.ts';
import type { PlatformConfig } from '../../platform/settings/platformSettings.ts';
import type { StaffWriter } from '../writes.ts';
import { composeStaffMail } from './composeStaffMail.ts';

const HOUR_MS = 3_600_000;

export type StaffMailsStart = Omit<MessageRunnerDeps<StaffMailsTable>, 'queue' | 'log'> & {
  config: Pick<PlatformConfig, 'adminOrigin' | 'supportEmail'>;
  database: Kysely<Schema>;
  writer: StaffWriter;
  keys: Pick<Keys, 'device'>;
  leases: Leases;
  log: EventLog;
};

/** The workers that send e-mails to staff, and delete old ones once an hour. */
export function staffMailWorkers(start: StaffMailsStart): Worker[] {
  const { config, database, writer, keys, clock, leases, log } = start;
  const { adminOrigin, supportEmail } = config;
  const composing = { database, key: keys.device, adminOrigin, supportEmail, now: () => clock.now() };
  const { worker: sender } = new MessageRunner({
    ...start,
    queue: {
      hasDue: (now) => hasDueMessage(database, 'staff_mails', now),
      claim: (now) => writer.submit('claimStaffMail', now),
      note: (note) => writer.submit('noteStaffMail', note),
      compose: (row) => composeStaffMail(composing, row),
      about: ({ kind }) => ({ kind: `staff_${kind}`, channel: 'mail' }),
    },
  });
  const sweeper = every({
    lease: leases.named('staff mail sweep'),
    ms: HOUR_MS,
    firstAfterMs: HOUR_MS,
    clock,
    work: async ({ fence }: Hold) => {
      await writer.submit('sweepStaffMails', clock.now(), fence);
    },
    onError: logFailure(log)('staff_mails_not_swept'),
  });
  return [sender, sweeper];
}
