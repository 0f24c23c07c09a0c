import type { Kysely } from 'kysely';
import { localized } from '../../../domain/localized.ts';
import ar from '../../../locales/ar/mail.json' with { type: 'json' };
import en from '../../../locales/en/mail.json' with { type: 'json' };
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffMailsTable } from '../../platform/database/staffSchema.ts';
import { filled } from '../../platform/messages/filled.ts';
import { isolate } from '../../platform/messages/isolate.ts';
import type { OutgoingMessage } from '../../platform/messages/messagePort.ts';
import { invitationToken, linkAddress } from '../entering/staffLinks.ts';

const texts = { ar, en };

type ComposeDeps = {
  database: Kysely<Schema>;
  /** The key from which the tokens of invitations are computed. */
  key: Uint8Array;
  adminOrigin: string;
  supportEmail: string;
  now: () => number;
};

/** Writes a queued e-mail; undefined if its link is dead by now. */
export async function composeStaffMail(
  deps: ComposeDeps,
  { id, language, link_id }: Pick<StaffMailsTable, 'id' | 'language' | 'link_id'>,
): Promise<OutgoingMessage | undefined> {
  const invited = await findInvitation(deps, link_id);
  if (!invited?.email) return undefined;
  const values = {
    inviter: isolate(invited.inviter),
    organisation: isolate(localized(invited, 'name', language)),
    link: linkAddress(deps.adminOrigin, 'invitation', invitationToken(deps.key, invited.id)),
    support: deps.supportEmail,
  };
  const { subject, text } = texts[language].staff_invitation;
  const filling = { subject: filled(subject, values), text: filled(text, values) };
  return { id, channel: 'mail', language, to: invited.email, ...filling };
}

const findInvitation = ({ database, now }: ComposeDeps, id: string | null) =>
  database
    .selectFrom('staff_links')
    .innerJoin('organisations', 'organisations.id', 'staff_links.organisation_id')
    .innerJoin('staff', 'staff.id', 'staff_links.created_by')
    .where('staff_links.id', '=', id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .select(['staff_links.id', 'staff_links.email', 'name_ar', 'name_en', 'staff.name as inviter'])
    .executeTakeFirst();
