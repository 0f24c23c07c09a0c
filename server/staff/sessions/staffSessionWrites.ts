import type { Transaction } from 'kysely';
import { STAFF_SESSIONS } from '../../../domain/staff/staffLimits.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffSessionsTable } from '../../platform/database/staffSchema.ts';
import type { Write } from '../../platform/writer/write.ts';

/** Opens a session; the least recently used ones above the limit end. */
export async function openSession(tx: Transaction<Schema>, session: StaffSessionsTable): Promise<void> {
  const { staff_id, created_at } = session;
  await tx.deleteFrom('staff_sessions').where('expires_at', '<=', created_at).execute();
  await tx.insertInto('staff_sessions').values(session).execute();
  const kept = tx
    .selectFrom('staff_sessions')
    .where('staff_id', '=', staff_id)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(STAFF_SESSIONS)
    .select('id');
  await tx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staff_id)
    .where('id', 'not in', kept)
    .execute();
  await tx.updateTable('staff').set({ last_seen_at: created_at }).where('id', '=', staff_id).execute();
}

/** A session to end, if it belongs to the person. `action` is the line in the audit. */
export type StaffSessionToEnd = {
  staffId: string;
  sessionId: string;
  action: 'staff.sign_out' | 'staff.session_revoked';
  at: number;
  network: string;
};

/** Ends sessions; false for one that the person does not have. */
export const endStaffSession: Write<StaffSessionToEnd, boolean> = async (tx, inputs, context) => {
  const ended: boolean[] = [];
  for (const { staffId, sessionId, action, at, network } of inputs) {
    const { numDeletedRows } = await tx
      .deleteFrom('staff_sessions')
      .where('id', '=', sessionId)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    const wasThere = numDeletedRows > 0n;
    ended.push(wasThere);
    const line = { at, actor: staffId, role: 'staff', action, subject: sessionId, network } as const;
    if (wasThere) await appendAudit(tx, [line], context);
  }
  return ended;
};

/** Stores when sessions were last used (`at`, UTC ms). An older time than the stored one changes nothing. */
export const touchStaffSession: Write<{ sessionId: string; staffId: string; at: number }, true> = async (
  tx,
  inputs,
) => {
  for (const { sessionId, staffId, at } of inputs) {
    await tx
      .updateTable('staff_sessions')
      .set({ last_used_at: at })
      .where('id', '=', sessionId)
      .where('last_used_at', '<', at)
      .execute();
    await tx
      .updateTable('staff')
      .set({ last_seen_at: at })
      .where('id', '=', staffId)
      .where('last_seen_at', '<', at)
      .execute();
  }
  return inputs.map(() => true);
};
