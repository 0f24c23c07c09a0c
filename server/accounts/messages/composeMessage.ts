import type { Kysely } from 'kysely';
import { accountPaths } from '../../../domain/accountPaths.ts';
import ar from '../../../locales/ar/mail.json' with { type: 'json' };
import en from '../../../locales/en/mail.json' with { type: 'json' };
import { maskedContact } from '../../../domain/maskedContact.ts';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { filled } from '../../../domain/messages/filled.ts';
import type { OutgoingMessage } from '../../platform/messages/messagePort.ts';
import { channelOf, contactLinkState, findContactChange, wireField } from '../contacts/contactChangesRepo.ts';
import {
  contactLinkAddress,
  contactToken,
  linkAddress,
  linkToken,
  type SentLink,
} from '../links/linkTokens.ts';
import { findLink, linkState } from '../links/linksRepo.ts';

const texts = { ar, en };

export type ComposeDeps = {
  database: Kysely<Schema>;
  key: Uint8Array;
  publicOrigin: string;
  supportEmail: string;
  now: () => number;
};

/**
 * Writes the message of an outbox row; undefined if it should not be sent: without an address, or when its
 * link is dead.
 */
export async function composeMessage(
  deps: ComposeDeps,
  row: OutboxTable,
): Promise<OutgoingMessage | undefined> {
  const person = await deps.database
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .where('accounts.user_id', '=', row.user_id)
    .select(['users.full_name', 'accounts.civil_id', 'accounts.email', 'accounts.phone'])
    .executeTakeFirst();
  if (!person) return undefined;
  const about = await subjectOf(deps, row);
  const to = about?.to ?? (row.channel === 'mail' ? person.email : person.phone);
  if (!about || !to) return undefined;
  const values = {
    name: person.full_name,
    civil_id: person.civil_id,
    link: about.link,
    contact: about.contact,
    forgot: `${deps.publicOrigin}${accountPaths.forgotPassword}`,
    support: deps.supportEmail,
  };
  const { subject, text, sms } = texts[row.language][about.words ?? row.kind];
  const { id, language } = row;
  return row.channel === 'mail'
    ? { id, channel: 'mail', language, to, subject, text: filled(text, values) }
    : { id, channel: 'sms', language, to, text: filled(sms, values) };
}

/**
 * What a message is about; undefined if its link is dead. `to` is a contact of before or after a change;
 * without it, the message goes to the account's contact. `words` are others than those of its kind.
 */
type Subject = { to?: string | null; link: string; contact: string; words?: 'contact_recovering' };

async function subjectOf(deps: ComposeDeps, row: OutboxTable): Promise<Subject | undefined> {
  if (row.contact_change_id !== null) return subjectOfChange(deps, row, row.contact_change_id);
  const { channel, link_id: id } = row;
  const link = id === null ? '' : await addressOfLink(deps, { id, channel });
  return link === undefined ? undefined : { link, contact: '' };
}

async function subjectOfChange(
  { database, key, publicOrigin, now }: ComposeDeps,
  { kind, channel }: OutboxTable,
  id: string,
): Promise<Subject | undefined> {
  const change = await findContactChange(database, id);
  const action = kind === 'verify_contact' ? 'verify' : 'undo';
  if (!change || contactLinkState(change, action, now()) !== 'open') return undefined;
  const isOfField = channelOf[change.field] === channel;
  return {
    ...(action === 'undo' && change.works_at !== null && { words: 'contact_recovering' as const }),
    ...(isOfField && { to: action === 'verify' ? change.new_value : change.old_value }),
    link: contactLinkAddress(publicOrigin, contactToken(key, { id, action, channel })),
    contact: maskedContact(wireField[change.field], change.new_value),
  };
}

async function addressOfLink(deps: ComposeDeps, sent: SentLink): Promise<string | undefined> {
  const link = await findLink(deps.database, sent.id);
  if (!link || linkState(link, deps.now()) !== 'open') return undefined;
  return linkAddress(deps.publicOrigin, linkToken(deps.key, sent));
}
