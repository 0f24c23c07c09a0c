import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { hasDueMessage } from '../../platform/messages/messageQueue.ts';
import { MessageRunner, type MessageRunnerDeps } from '../../platform/messages/messageRunner.ts';
import type { PeriodicWorker } from '../../platform/every.ts';
import type { ReceiptMailsTable } from '../../platform/database/paymentSchema.ts';
import type { PaymentWriter } from '../writes.ts';
import { composeReceipt } from './composeReceipt.ts';

type ReceiptRunnerDeps = Omit<MessageRunnerDeps<ReceiptMailsTable>, 'queue'> & {
  database: Kysely<Schema>;
  writer: PaymentWriter;
  config: { publicOrigin: string; supportEmail: string };
};

/** The worker that sends the queued e-mails about settled orders. */
export function receiptRunner(deps: ReceiptRunnerDeps): PeriodicWorker {
  const { database, writer, config } = deps;
  return new MessageRunner({
    ...deps,
    queue: {
      hasDue: (now) => hasDueMessage(database, 'receipt_mails', now),
      claim: (now) => writer.submit('claimReceiptMail', now),
      note: (note) => writer.submit('noteReceiptMail', note),
      compose: (row) => composeReceipt({ database, ...config }, row),
      about: ({ kind }) => ({ kind: `receipt_${kind}`, channel: 'mail' }),
    },
  }).worker;
}
