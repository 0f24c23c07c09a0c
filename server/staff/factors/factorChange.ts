import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffMailsTable } from '../../platform/database/staffSchema.ts';
import type { Language } from '../../platform/http/language.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { queueStaffMail } from '../mails/queueStaffMail.ts';
import { lockPerson } from '../people/lockPerson.ts';

/** A person who changes what the person signs in with, in which session and language; `at` is UTC ms. */
export type FactorAct = {
  staffId: string;
  sessionId: string;
  language: Language;
  at: number;
  network: string;
};

/** Locks a person until the commit. @returns whether the session is still open */
export async function lockInSession(
  tx: Transaction<Schema>,
  { staffId, sessionId }: FactorAct,
  context: WriteContext,
): Promise<boolean> {
  await lockPerson(tx, staffId, context);
  const session = await tx
    .selectFrom('staff_sessions')
    .where('id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .select('id')
    .executeTakeFirst();
  return session !== undefined;
}

type FactorChange = {
  kind: Exclude<StaffMailsTable['kind'], 'invitation' | `reset_${string}`>;
  subject: string;
};

/** What follows every change: the person's other sessions end, the audit has a line, and the person gets an e-mail. */
export async function concludeChange(
  tx: Transaction<Schema>,
  { staffId, sessionId, language, at, network }: FactorAct,
  { kind, subject }: FactorChange,
  context: WriteContext,
): Promise<void> {
  await tx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '<>', sessionId)
    .execute();
  const line = { at, actor: staffId, role: 'staff', action: `staff.${kind}`, subject, network } as const;
  await appendAudit(tx, [line], context);
  await queueStaffMail(tx, { kind, staff_id: staffId, language }, at);
}
