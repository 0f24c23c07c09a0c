import type { Kysely } from 'kysely';
import { accountPaths } from '../../../domain/accountPaths.ts';
import ar from '../../../locales/ar/mail.json' with { type: 'json' };
import en from '../../../locales/en/mail.json' with { type: 'json' };
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { OutgoingMessage } from '../../platform/messages/messagePort.ts';
import { findLink, linkState } from '../links/linksRepo.ts';
import { linkAddress, linkToken, type SentLink } from '../links/linkToken.ts';

const texts = { ar, en };

export type ComposeDeps = {
  database: Kysely<Schema>;
  key: Uint8Array;
  publicOrigin: string;
  supportEmail: string;
  now: () => number;
};

/** The message of a row of the outbox; undefined when there is nothing left to say: no address, or a dead link. */
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
  const to = row.channel === 'mail' ? person?.email : person?.phone;
  if (!person || !to) return undefined;
  const { channel } = row;
  const link = row.link_id === null ? '' : await addressOfLink(deps, { id: row.link_id, channel });
  if (link === undefined) return undefined;
  const values = {
    name: person.full_name,
    civil_id: person.civil_id,
    link,
    forgot: `${deps.publicOrigin}${accountPaths.forgotPassword}`,
    support: deps.supportEmail,
  };
  const { subject, text, sms } = texts[row.language][row.kind];
  const { id, language } = row;
  return row.channel === 'mail'
    ? { id, channel: 'mail', language, to, subject, text: filled(text, values) }
    : { id, channel: 'sms', language, to, text: filled(sms, values) };
}

async function addressOfLink(deps: ComposeDeps, sent: SentLink): Promise<string | undefined> {
  const link = await findLink(deps.database, sent.id);
  if (!link || linkState(link, deps.now()) !== 'open') return undefined;
  return linkAddress(deps.publicOrigin, linkToken(deps.key, sent));
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/{{(\w+)}}/g, (_all, name: string) => values[name] ?? '');
