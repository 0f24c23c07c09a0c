import type { Kysely } from 'kysely';
import { localized } from '../../../domain/localized.ts';
import ar from '../../../locales/ar/mail.json' with { type: 'json' };
import en from '../../../locales/en/mail.json' with { type: 'json' };
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffMailsTable } from '../../platform/database/staffSchema.ts';
import { filled } from '../../platform/messages/filled.ts';
import { isolate } from '../../platform/messages/isolate.ts';
import type { OutgoingMessage } from '../../platform/messages/messagePort.ts';
import { tokenOfLink, linkAddress } from '../entering/staffLinks.ts';

const texts = { ar, en };

type ComposeDeps = {
  database: Kysely<Schema>;
  /** The key from which the tokens of links are computed. */
  key: Uint8Array;
  adminOrigin: string;
  supportEmail: string;
  now: () => number;
};

/** Writes a queued e-mail; undefined if its link is dead by now. */
export async function composeStaffMail(
  deps: ComposeDeps,
  mail: Pick<StaffMailsTable, 'id' | 'kind' | 'language' | 'link_id' | 'staff_id' | 'reset_id'>,
): Promise<OutgoingMessage | undefined> {
  const { id, kind, language } = mail;
  const about =
    kind === 'invitation'
      ? await aboutInvitation(deps, mail)
      : kind === 'reset_started'
        ? await aboutReset(deps, mail)
        : await aboutPerson(deps, mail);
  if (!about) return undefined;
  const values = { ...about.values, support: deps.supportEmail };
  const { subject, text } = texts[language].staff[kind];
  const filling = { subject: filled(subject, values), text: filled(text, values) };
  return { id, channel: 'mail', language, to: about.to, ...filling };
}

type About = { to: string; values: Record<string, string> };

async function aboutInvitation(
  { database, now, key, adminOrigin }: ComposeDeps,
  { link_id, language }: Pick<StaffMailsTable, 'link_id' | 'language'>,
): Promise<About | undefined> {
  const invited = await database
    .selectFrom('staff_links')
    .innerJoin('organisations', 'organisations.id', 'staff_links.organisation_id')
    .innerJoin('staff', 'staff.id', 'staff_links.created_by')
    .where('staff_links.id', '=', link_id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .select(['staff_links.id', 'staff_links.email', 'name_ar', 'name_en', 'staff.name as inviter'])
    .executeTakeFirst();
  if (!invited?.email) return undefined;
  const values = {
    inviter: isolate(invited.inviter),
    organisation: isolate(localized(invited, 'name', language)),
    link: linkAddress(adminOrigin, 'invitation', tokenOfLink(key, invited.id)),
  };
  return { to: invited.email, values };
}

async function aboutReset(
  { database, now, key, adminOrigin }: ComposeDeps,
  { reset_id, language }: Pick<StaffMailsTable, 'reset_id' | 'language'>,
): Promise<About | undefined> {
  const reset = await database
    .selectFrom('staff_resets')
    .innerJoin('staff', 'staff.id', 'staff_resets.staff_id')
    .innerJoin('staff as starter', 'starter.id', 'staff_resets.created_by')
    .where('staff_resets.id', '=', reset_id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .select(['staff_resets.id', 'staff_resets.created_at', 'works_at'])
    .select(['staff.name', 'staff.email', 'starter.name as starter'])
    .executeTakeFirst();
  if (!reset) return undefined;
  const { wait } = texts[language].staff.reset_started;
  const values = {
    name: isolate(reset.name),
    starter: isolate(reset.starter),
    wait: reset.works_at > reset.created_at ? wait : '',
    link: linkAddress(adminOrigin, 'reset', tokenOfLink(key, reset.id)),
  };
  return { to: reset.email, values };
}

async function aboutPerson(
  { database }: ComposeDeps,
  { staff_id }: Pick<StaffMailsTable, 'staff_id'>,
): Promise<About | undefined> {
  const person = await database
    .selectFrom('staff')
    .where('id', '=', staff_id)
    .select(['name', 'email'])
    .executeTakeFirst();
  return person && { to: person.email, values: { name: isolate(person.name) } };
}
