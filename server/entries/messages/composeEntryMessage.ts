import type { Kysely } from 'kysely';
import { feeDueAt } from '../../../domain/entryFee.ts';
import { filled } from '../../../domain/messages/filled.ts';
import { isolate } from '../../../domain/messages/isolate.ts';
import { smsText } from '../../../domain/messages/smsText.ts';
import { findPaidFee } from '../../payments/orders/feeOrders.ts';
import type { EntryMessagesTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { OutgoingMessage } from '../../platform/messages/messagePort.ts';
import { writtenMoment } from '../../platform/messages/writtenMoment.ts';
import { writtenMoney } from '../../platform/messages/writtenMoney.ts';
import { findAddressee, type Addressee } from './addressee.ts';
import { automaticValues, type PlaceDeps } from './entryValues.ts';
import { messageParts } from './productWords.ts';
import { wordsOf } from './wordsOf.ts';

export type ComposeDeps = PlaceDeps & { database: Kysely<Schema>; now: () => number };

/**
 * Writes the message of a queued row, in the words of its organisation. Undefined if there is nothing to say any more: there is
 * no address, a withdrawal was undone, a failed recording was replaced, or a correction is not open. A withdrawn entry gets
 * neither of the last two.
 */
export async function composeEntryMessage(
  deps: ComposeDeps,
  row: EntryMessagesTable,
): Promise<OutgoingMessage | undefined> {
  const { id, channel, language, kind, entry_id: entryId, reason } = row;
  const found = await findAddressee(deps.database, entryId);
  const to = channel === 'mail' ? found?.email : found?.phone;
  if (!found || !to) return undefined;
  if (asksForMore.has(kind) && found.withdrawnAt !== null) return undefined;
  if (kind === 'withdrawn' && found.withdrawnAt === null) return undefined;
  if (kind === 'recording_failed' && found.mediaState !== 'failed') return undefined;
  const asked = await correctionOf(deps.database, row);
  if (kind === 'correction_asked' && asked?.state !== 'open') return undefined;
  const words = await wordsOf(deps.database, found.organisationId, kind);
  const text = words[`${channel}_${language}`];
  const fee = kind === 'received' && (await owedFee(deps.database, row, found));
  const isFeeKept = text.includes('{{feeKept}}') && (await findPaidFee(deps.database, entryId)) !== undefined;
  const said = { id: entryId, channel, language, isReceipt: kind === 'received', reason, fee, isFeeKept };
  const values = {
    ...automaticValues(deps, said, found),
    ...(asked && {
      asked: messageParts[language][asked.part],
      due: isolate(writtenMoment(language, asked.due_at, found.zone)),
    }),
  };
  return channel === 'mail'
    ? {
        id,
        channel,
        language,
        to,
        subject: filled(words[`subject_${language}`], values),
        text: filled(text, values),
      }
    : { id, channel, language, to, text: smsText(filled(text, values)) };
}

const asksForMore: ReadonlySet<EntryMessagesTable['kind']> = new Set([
  'recording_failed',
  'correction_asked',
]);

function correctionOf(database: Kysely<Schema>, { correction_id: id }: EntryMessagesTable) {
  if (id === null) return undefined;
  return database
    .selectFrom('corrections')
    .where('id', '=', id)
    .select(['part', 'due_at', 'state'])
    .executeTakeFirst();
}

/** The sentence about the fee of an entry; false if it owes none, or has paid by now. */
async function owedFee(
  database: Kysely<Schema>,
  { entry_id: id, language }: EntryMessagesTable,
  { feeBaisa, registrationEnd, createdAt, zone }: Addressee,
): Promise<string | false> {
  if (feeBaisa === 0 || (await findPaidFee(database, id))) return false;
  const words = messageParts[language];
  const amount = isolate(writtenMoney(language, feeBaisa));
  const due = feeDueAt({ reg_end: registrationEnd }, createdAt);
  return due === null
    ? filled(words.feeOpen, { amount })
    : filled(words.fee, { amount, date: isolate(writtenMoment(language, due, zone)) });
}
