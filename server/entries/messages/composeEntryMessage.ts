import type { Kysely } from 'kysely';
import { feeDueAt } from '../../../domain/entryFee.ts';
import { localized } from '../../../domain/localized.ts';
import { submissionDetailsHref, submitHref } from '../../../domain/submissionAddress.ts';
import ar from '../../../locales/ar/mail.json' with { type: 'json' };
import en from '../../../locales/en/mail.json' with { type: 'json' };
import { findPaidFee } from '../../payments/orders/feeOrders.ts';
import type { EntryMessagesTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { filled } from '../../platform/messages/filled.ts';
import { isolate } from '../../platform/messages/isolate.ts';
import type { OutgoingMessage } from '../../platform/messages/messagePort.ts';
import { writtenMoney } from '../../platform/messages/writtenMoney.ts';
import { findAddressee, type Addressee } from './addressee.ts';
import { writtenMoment, writtenSize } from './writtenValues.ts';

const texts = { ar: ar.entry, en: en.entry };

export type ComposeDeps = {
  database: Kysely<Schema>;
  publicOrigin: string;
  supportEmail: string;
  now: () => number;
};

/**
 * Writes the message of a queued row. Undefined if there is nothing to say any more: there is no address, a withdrawal
 * was undone, a failed recording was replaced, or a correction is not open. A withdrawn entry gets neither of the last two.
 */
export async function composeEntryMessage(
  deps: ComposeDeps,
  row: EntryMessagesTable,
): Promise<OutgoingMessage | undefined> {
  const { id, channel, language, kind } = row;
  const found = await findAddressee(deps.database, row.entry_id);
  const to = channel === 'mail' ? found?.email : found?.phone;
  if (!found || !to) return undefined;
  if (asksForMore.has(kind) && found.withdrawnAt !== null) return undefined;
  if (kind === 'withdrawn' && found.withdrawnAt === null) return undefined;
  if (kind === 'recording_failed' && found.mediaState !== 'failed') return undefined;
  const asked = await correctionOf(deps.database, row);
  if (kind === 'correction_asked' && asked?.state !== 'open') return undefined;
  const { subject, text: mail, sms } = texts[language][kind];
  const text = channel === 'mail' ? mail : sms;
  const fee = kind === 'received' && (await owedFee(deps.database, row, found));
  const isFeeKept =
    text.includes('{{feeKept') && (await findPaidFee(deps.database, row.entry_id)) !== undefined;
  const values = {
    ...valuesOf(deps, row, found, fee),
    feeKept: isFeeKept ? texts[language].part.feeKept : '',
    feeKeptSms: isFeeKept ? texts[language].part.feeKeptSms : '',
    ...(asked && {
      asked: texts[language].part[asked.part],
      due: isolate(writtenMoment(language, asked.due_at, found.zone)),
    }),
  };
  return channel === 'mail'
    ? { id, channel, language, to, subject: filled(subject, values), text: filled(text, values) }
    : { id, channel, language, to, text: filled(text, values) };
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
  const words = texts[language].part;
  const amount = isolate(writtenMoney(language, feeBaisa));
  const due = feeDueAt({ reg_end: registrationEnd }, createdAt);
  return due === null
    ? filled(words.feeOpen, { amount })
    : filled(words.fee, { amount, date: isolate(writtenMoment(language, due, zone)) });
}

function valuesOf(
  { publicOrigin, supportEmail, now }: ComposeDeps,
  { entry_id: id, kind, language, reason }: EntryMessagesTable,
  found: Addressee,
  fee: string | false,
): Record<string, string> {
  const words = texts[language].part;
  const said = reason === null ? undefined : { reason: isolate(reason) };
  const recording = words[found.mediaKind ?? 'file'];
  const size = isolate(writtenSize(language, found.mediaBytes ?? 0));
  const link = `${publicOrigin}${submissionDetailsHref(id)}`;
  const replace = `${publicOrigin}${submitHref(found.place, id)}`;
  const { firstRoundAt, competitionEnd, zone, createdAt, withdrawnAt } = found;
  const moment = (at: number) => isolate(writtenMoment(language, at, zone));
  const round =
    firstRoundAt !== null && firstRoundAt > now()
      ? filled(words.round, { date: moment(firstRoundAt) })
      : undefined;
  const again =
    competitionEnd === null ? words.againOpen : filled(words.again, { date: moment(competitionEnd) });
  const isOver = competitionEnd !== null && competitionEnd <= now();
  const lines = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');
  return {
    name: isolate(found.name),
    competition: isolate(localized(found.competition, 'name', language)),
    event: isolate(localized(found.event, 'name', language)),
    reference: isolate(id),
    received: filled(words.received, { recording, size }),
    date: moment(createdAt),
    withdrawn: withdrawnAt === null ? '' : moment(withdrawnAt),
    reason: said ? filled(words.reason, said) : '',
    reasonSms: said ? filled(words.reasonSms, said) : '',
    next:
      kind === 'received'
        ? lines(!found.isVerified && words.confirm, fee, words.check, round)
        : round
          ? `${round}\n\n`
          : '',
    nextSms: lines(!found.isVerified && words.confirmSms, fee, words.check),
    again: isOver ? '' : `${again}\n\n${replace}\n\n`,
    link,
    replace,
    support: supportEmail,
  };
}
