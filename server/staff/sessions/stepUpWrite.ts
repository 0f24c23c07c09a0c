import { giveBackAttempt, type Charge } from '../../platform/attempts/admitAttempt.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Write } from '../../platform/writer/write.ts';
import { spendFactor, type SpentCode, type SpentPasskey } from '../factors/spendFactor.ts';

/** A code or a signature that was right, and the session that proved it. `attempt`: the charged guess, which is given back. */
export type SessionToStepUp = {
  staffId: string;
  sessionId: string;
  factor: SpentCode | SpentPasskey;
  attempt: Charge;
  at: number;
  network: string;
};

/** `used`: it was spent meanwhile. `over`: the session ended meanwhile, and the code or signature is still good. */
export type SteppedUp = 'steppedUp' | 'used' | 'over';

/** Spends codes and signatures, and marks sessions as stepped up. Changes nothing where it is not `steppedUp`. */
export const stepUpStaff: Write<SessionToStepUp, SteppedUp> = async (tx, inputs, context) => {
  const done: SteppedUp[] = [];
  for (const { staffId, sessionId, factor, attempt, at, network } of inputs) {
    const session = await tx
      .selectFrom('staff_sessions')
      .where('id', '=', sessionId)
      .where('staff_id', '=', staffId)
      .select('id')
      .executeTakeFirst();
    const result = !session ? 'over' : (await spendFactor(tx, staffId, factor, at)) ? 'steppedUp' : 'used';
    done.push(result);
    if (result !== 'steppedUp') continue;
    const proofs = { stepped_up_at: at, ...(factor.kind === 'code' && { code_proven_at: at }) };
    await tx.updateTable('staff_sessions').set(proofs).where('id', '=', sessionId).execute();
    await giveBackAttempt(tx, attempt);
    const action = 'staff.stepped_up';
    const line = { at, actor: staffId, role: 'staff', action, subject: sessionId, network } as const;
    await appendAudit(tx, [line], context);
  }
  return done;
};
