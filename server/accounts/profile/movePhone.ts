import type { Transaction } from 'kysely';
import type { Language } from '../../../domain/localized.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { replaceLinks } from '../links/issueLink.ts';
import { addressColumns, queueMessages } from '../messages/queueMessages.ts';

export type PhoneMove = { userId: string; phone: string; language: Language; at: number };

/** Stores an unverified number: no link goes there, earlier links end, and the owner gets a message by mail. */
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
