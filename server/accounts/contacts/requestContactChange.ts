import type { Transaction } from 'kysely';
import { CONTACT_LINK_MS } from '../../../domain/delays.ts';
import type { Language } from '../../../domain/localized.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Write } from '../../platform/writer/write.ts';
import { giveBackAttempt, type Charge } from '../../platform/attempts/admitAttempt.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { addressColumns, queueOn, type Addresses } from '../messages/outboxRepo.ts';
import {
  channelOf,
  isWaiting,
  verifiedColumn,
  type ContactColumn,
  lockAccount,
} from './contactChangesRepo.ts';

/** A requested change of contact. `current`: the hash that the typed password matched. `at` in UTC ms. */
export type ContactChangeRequest = {
  userId: string;
  current: string;
  attempt: Charge;
  field: ContactColumn;
  value: string;
  language: Language;
  at: number;
  network: string;
};

/**
 * Stores requests to change a contact. The new contact gets a link that puts it in force. Each verified
 * contact of the account gets a link that undoes the change (decision D144).
 * @returns false if the password has changed or the account was suspended meanwhile
 */
export const requestContactChange: Write<ContactChangeRequest, boolean> = async (tx, inputs, context) => {
  const requested: boolean[] = [];
  for (const input of inputs) {
    const { userId, current, attempt, at, network } = input;
    await lockAccount(tx, { userId }, context);
    const account = await tx
      .selectFrom('accounts')
      .where('user_id', '=', userId)
      .where('password', '=', current)
      .where('suspended_at', 'is', null)
      .select(addressColumns)
      .executeTakeFirst();
    requested.push(account !== undefined);
    if (!account) continue;
    await noteChange(tx, { ...input, worksAt: null }, account);
    await giveBackAttempt(tx, attempt);
    const entry = { at, actor: userId, role: 'candidate', network } as const;
    const action = `contact.${input.field}.requested`;
    await appendAudit(tx, [{ ...entry, action, subject: userId }], context);
  }
  return requested;
};

type NewChange = Pick<ContactChangeRequest, 'userId' | 'field' | 'value' | 'language' | 'at'> & {
  /** From when the new contact can be verified (UTC ms); null for at once. */
  worksAt: number | null;
};

/** Stores a change of contact in place of a waiting one, and queues its messages. Call it with the account locked. */
export async function noteChange(
  tx: Transaction<Schema>,
  { userId, field, value, language, at, worksAt }: NewChange,
  account: Addresses,
): Promise<void> {
  await replaceUnverified(tx, userId, field, at);
  const id = newId();
  await tx
    .insertInto('contact_changes')
    .values({
      id,
      user_id: userId,
      field,
      old_value: account[field],
      old_verified_at: account[verifiedColumn[field]],
      new_value: value,
      requested_at: at,
      expires_at: (worksAt ?? at) + CONTACT_LINK_MS,
      works_at: worksAt,
      verified_at: null,
      replaced_at: null,
      undone_at: null,
    })
    .execute();
  const message = { user_id: userId, language, link_id: null, contact_change_id: id, created_at: at };
  const verifying = { ...message, kind: 'verify_contact' } as const;
  await queueOn(tx, verifying, channelOf[field], { dueAt: worksAt ?? at });
  for (const contact of ['email', 'phone'] as const)
    if (account[contact] !== null && account[verifiedColumn[contact]] !== null)
      await queueOn(tx, { ...message, kind: `${field}_changing` }, channelOf[contact]);
}

/**
 * Ends earlier unverified changes of a contact, so that only the newest can be verified. Their undo links
 * stay valid.
 */
async function replaceUnverified(
  tx: Transaction<Schema>,
  userId: string,
  field: ContactColumn,
  at: number,
): Promise<void> {
  await tx
    .updateTable('contact_changes')
    .set({ replaced_at: at })
    .where('user_id', '=', userId)
    .where('field', '=', field)
    .where(isWaiting)
    .execute();
}
