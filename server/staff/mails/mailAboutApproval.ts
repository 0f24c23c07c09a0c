import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { defaultLanguage, type Language } from '../../../domain/localized.ts';
import { queueStaffMail } from './queueStaffMail.ts';

/** Queues an e-mail about an act of two persons to some of them, in the write that it is about. @param at UTC ms */
export async function mailAboutApproval(
  tx: Transaction<Schema>,
  kind: 'approval_asked' | 'approval_decided',
  { approvalId, readers }: { approvalId: string; readers: readonly string[] },
  at: number,
): Promise<void> {
  for (const staff_id of readers) {
    const language = await languageOf(tx, staff_id);
    await queueStaffMail(tx, { kind, staff_id, approval_id: approvalId, language }, at);
  }
}

/** The language of the last e-mail to a person, which is that of the person's page then; else Arabic. */
async function languageOf(tx: Transaction<Schema>, staffId: string): Promise<Language> {
  const last = await tx
    .selectFrom('staff_mails')
    .where('staff_id', '=', staffId)
    .where('kind', 'not in', ['approval_asked', 'approval_decided'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .select('language')
    .executeTakeFirst();
  return last?.language ?? defaultLanguage;
}
