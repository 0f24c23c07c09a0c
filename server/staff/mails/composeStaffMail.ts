import type { Kysely } from 'kysely';
import { localized } from '../../../domain/localized.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import ar from '../../../locales/ar/mail.json' with { type: 'json' };
import en from '../../../locales/en/mail.json' with { type: 'json' };
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffMailsTable } from '../../platform/database/staffSchema.ts';
import { filled } from '../../../domain/messages/filled.ts';
import { isolate } from '../../../domain/messages/isolate.ts';
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

type Mail = Pick<
  StaffMailsTable,
  'id' | 'kind' | 'language' | 'link_id' | 'staff_id' | 'reset_id' | 'approval_id'
>;

/** Writes a queued e-mail; undefined if there is nothing to say any more: its link is dead, or its act waits no longer. */
export async function composeStaffMail(deps: ComposeDeps, mail: Mail): Promise<OutgoingMessage | undefined> {
  const { id, kind, language } = mail;
  const about = await aboutOf(deps, mail);
  if (!about) return undefined;
  const values = { ...about.values, support: deps.supportEmail };
  const { subject, text } = texts[language].staff[kind];
  const filling = { subject: filled(subject, values), text: filled(text, values) };
  return { id, channel: 'mail', language, to: about.to, ...filling };
}

type About = { to: string; values: Record<string, string> };

function aboutOf(deps: ComposeDeps, mail: Mail): Promise<About | undefined> {
  switch (mail.kind) {
    case 'invitation':
      return aboutInvitation(deps, mail);
    case 'reset_started':
      return aboutReset(deps, mail);
    case 'approval_asked':
    case 'approval_decided':
      return aboutApproval(deps, mail);
    default:
      return aboutPerson(deps, mail);
  }
}

async function aboutInvitation(
  { database, now, key, adminOrigin }: ComposeDeps,
  { link_id, language }: Mail,
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
  { reset_id, language }: Mail,
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

/** Names the act and its asker alone: whom or what it is about, its reader sees on the page. */
async function aboutApproval(
  { database, now, adminOrigin }: ComposeDeps,
  { kind, approval_id, staff_id, language }: Mail,
): Promise<About | undefined> {
  const found = await database
    .selectFrom('approvals')
    .innerJoin('organisations', 'organisations.id', 'approvals.organisation_id')
    .innerJoin('staff as asker', 'asker.id', 'approvals.asked_by')
    .innerJoin('staff as reader', (join) => join.on('reader.id', '=', staff_id))
    .where('approvals.id', '=', approval_id)
    .select(['act', 'state', 'expires_at', 'asker.name as asker', 'reader.name', 'reader.email'])
    .select(['organisations.name_ar', 'organisations.name_en'])
    .executeTakeFirst();
  if (!found) return undefined;
  const { act, state, expires_at: end } = found;
  const isLate = state !== 'open' || end <= now();
  if (kind === 'approval_asked' && isLate) return undefined;
  const { approval } = texts[language].staff;
  const values = {
    name: isolate(found.name),
    asker: isolate(found.asker),
    organisation: isolate(localized(found, 'name', language)),
    act: approval[act],
    decision: state === 'approved' ? approval.approved : approval.rejected,
    link: `${adminOrigin}${staffPaths.approvals}`,
  };
  return { to: found.email, values };
}

async function aboutPerson({ database }: ComposeDeps, { staff_id }: Mail): Promise<About | undefined> {
  const person = await database
    .selectFrom('staff')
    .where('id', '=', staff_id)
    .select(['name', 'email'])
    .executeTakeFirst();
  return person && { to: person.email, values: { name: isolate(person.name) } };
}
