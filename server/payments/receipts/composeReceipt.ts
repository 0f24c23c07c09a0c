import type { Kysely } from 'kysely';
import { languageTags } from '../../../domain/languageTags.ts';
import { localized } from '../../../domain/localized.ts';
import { receiptHref } from '../../../domain/receiptAddress.ts';
import { orderHref, successHref } from '../../../domain/checkoutAddress.ts';
import ar from '../../../locales/ar/mail.json' with { type: 'json' };
import en from '../../../locales/en/mail.json' with { type: 'json' };
import type { ReceiptMailsTable } from '../../platform/database/paymentSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../platform/http/language.ts';
import { filled } from '../../../domain/messages/filled.ts';
import { isolate } from '../../../domain/messages/isolate.ts';
import type { OutgoingMessage } from '../../platform/messages/messagePort.ts';
import { writtenMoney } from '../../platform/messages/writtenMoney.ts';
import { readOrderView, refundOf, type OrderView } from '../orders/orderView.ts';

const texts = { ar: { vote: ar.receipt, fee: ar.feeReceipt }, en: { vote: en.receipt, fee: en.feeReceipt } };

type ComposeDeps = {
  database: Kysely<Schema>;
  publicOrigin: string;
  /** Of the installation, for organisations without an address of their own. */
  supportEmail: string;
};

/**
 * Writes the e-mail about an order by its present status: its votes count, its fee is paid, or its money goes
 * back. Undefined if nothing should be sent: the payer's address was erased, or the queued e-mail is about
 * money going back but a later payment counted.
 */
export async function composeReceipt(
  { database, publicOrigin, supportEmail }: ComposeDeps,
  { id, order_id: orderId, kind: queued }: ReceiptMailsTable,
): Promise<OutgoingMessage | undefined> {
  const payer = await database
    .selectFrom('orders')
    .innerJoin('entries', 'entries.id', 'orders.entry_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .leftJoin('organisations', 'organisations.id', 'events.organisation_id')
    .where('orders.id', '=', orderId)
    .select(['orders.email', 'orders.language', 'organisations.support_email'])
    .executeTakeFirst();
  const view = await readOrderView(database, orderId);
  const kind = view && kindNow(view);
  if (!payer?.email || !kind || (queued === 'refunded' && kind === 'counted')) return undefined;
  const language = payer.language ?? DEFAULT_LANGUAGE;
  const { order } = view;
  const words = texts[language][order.kind];
  const paid = kind === 'refunded' ? refundOf(view)?.amount_baisa : undefined;
  const values = {
    name: isolate(localized(view.participant, 'full_name', language)),
    competition: isolate(localized(view.competition, 'name', language)),
    votes: order.votes === null ? '' : votesIn(language, order.votes),
    amount: isolate(writtenMoney(language, paid ?? order.amount_baisa)),
    link: `${publicOrigin}${linkOf(order, kind)}`,
    support: payer.support_email ?? supportEmail,
  };
  const { subject, text } = words[kind];
  const filling = { subject: filled(subject, values), text: filled(text, values) };
  return { id, channel: 'mail', language, to: payer.email, ...filling };
}

/** A fee has no public receipt: the payer's own order shows it. */
function linkOf(order: OrderView['order'], kind: ReceiptMailsTable['kind']): string {
  if (order.kind === 'vote') return receiptHref(order.receipt_code);
  return kind === 'counted' ? successHref(order.id) : orderHref(order.id);
}

function kindNow({ order }: OrderView): ReceiptMailsTable['kind'] | undefined {
  if (order.status === 'paid') return 'counted';
  return order.status === 'refunded' ? 'refunded' : undefined;
}

function votesIn(language: Language, count: number): string {
  const forms: Partial<Record<`votes_${Intl.LDMLPluralRule}`, string>> = texts[language].vote;
  const form = forms[`votes_${new Intl.PluralRules(language).select(count)}`];
  return filled(form ?? texts[language].vote.votes_other, {
    count: new Intl.NumberFormat(languageTags[language]).format(count),
  });
}
