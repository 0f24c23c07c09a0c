import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Write } from '../../platform/writer/write.ts';
import { queueStaffMail } from '../mails/queueStaffMail.ts';
import { rolesOf } from '../people/rolesOf.ts';
import { storeReset } from './makeReset.ts';

/** A reset by a command on the machine. `email_key`: of the person, as addresses are compared. */
export type ResetByCommand = OperatorAct & { email_key: string; id: string; token_hash: string };

/** When the link works (UTC ms); `unknown`: nobody signs in with the address. */
export type CommandedReset = { works_at: number; expires_at: number } | 'unknown';

/**
 * Starts resets for the system operator, who alone can reset an operator (decision D211). The e-mail has no link: the command prints it,
 * and it is handed over.
 */
export const resetByCommand: Write<ResetByCommand, CommandedReset> = async (tx, inputs, context) => {
  const made: CommandedReset[] = [];
  for (const { email_key, id, token_hash, actor, at } of inputs) {
    const person = await tx
      .selectFrom('staff')
      .where('email_key', '=', email_key)
      .select('id')
      .executeTakeFirst();
    if (!person) {
      made.push('unknown');
      continue;
    }
    const reset = { id, staff_id: person.id, token_hash, organisation_id: null, created_by: null };
    const changed = await storeReset(tx, reset, at, await rolesOf(tx, person.id), context);
    await queueStaffMail(tx, { kind: 'reset_by_command', staff_id: person.id, language: 'ar' }, at);
    const line = { at, actor, role: 'staff', action: 'staff.reset_started', subject: person.id } as const;
    await appendAudit(tx, [{ ...line, ...changed }], context);
    made.push(changed.after);
  }
  return made;
};
