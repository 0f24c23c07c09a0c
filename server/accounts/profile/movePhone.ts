import type { Transaction } from 'kysely';
import type { Language } from '../../../domain/localized.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { replaceLinks } from '../links/issueLink.ts';
import { addressColumns, queueMessages } from '../messages/queueMessages.ts';

/** Whether messages still reach the account when its phone number is another one. */
export async function hasProvenMail(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const account = tx
    .selectFrom('accounts')
    .where('user_id', '=', userId)
    .where('email', 'is not', null)
    .where('email_verified_at', 'is not', null)
    .select('user_id');
  return (await account.executeTakeFirst()) !== undefined;
}

export type PhoneMove = { userId: string; phone: string; language: Language; at: number };

/** Stores a number that nobody proved: no link goes there, links from before end, and the owner gets a message. */
export async function movePhone(
  tx: Transaction<Schema>,
  { userId, phone, language, at }: PhoneMove,
): Promise<void> {
  const account = await tx
    .updateTable('accounts')
    .set({ phone, phone_verified_at: null })
    .where('user_id', '=', userId)
    .returning(addressColumns)
    .executeTakeFirstOrThrow();
  await replaceLinks(tx, userId, at);
  const message = {
    user_id: userId,
    kind: 'phone_changed',
    language,
    link_id: null,
    created_at: at,
  } as const;
  await queueMessages(tx, message, account);
}
