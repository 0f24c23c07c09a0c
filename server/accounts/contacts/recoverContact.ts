import type { Transaction } from 'kysely';
import { CONTACT_UNDO_MS } from '../../../domain/delays.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { addressColumns, languageOf } from '../messages/outboxRepo.ts';
import { type ContactColumn, lockAccount } from './contactChangesRepo.ts';
import { noteChange } from './requestContactChange.ts';

/** A new contact that staff give an account; `actor` names the person of the staff, `at` is UTC ms. */
export type Recovery = {
  userId: string;
  field: ContactColumn;
  value: string;
  actor: string;
  organisationId: string;
  network: string;
  at: number;
};

/**
 * Starts the recovery of an account (decision D253). Every verified contact gets a message at once and can stop it; the new contact gets
 * its link after that time.
 */
export async function recoverContact(
  tx: Transaction<Schema>,
  { userId, field, value, actor, organisationId, network, at }: Recovery,
  context: WriteContext,
): Promise<void> {
  await lockAccount(tx, { userId }, context);
  const account = await tx
    .selectFrom('accounts')
    .where('user_id', '=', userId)
    .select(addressColumns)
    .executeTakeFirstOrThrow();
  const language = await languageOf(tx, userId);
  await noteChange(tx, { userId, field, value, language, at, worksAt: at + CONTACT_UNDO_MS }, account);
  const line = { at, actor, role: 'staff', network, organisationId, subject: userId } as const;
  await appendAudit(tx, [{ ...line, action: 'account.recovery_started' }], context);
}
