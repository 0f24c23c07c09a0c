import type { Transaction } from 'kysely';
import { SESSIONS_PER_ACCOUNT } from '../../../domain/limits.ts';
import type { SessionsTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { giveBackAttempt, type Charge } from '../../platform/attempts/admitAttempt.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { knowDevice } from '../login/knownDevices.ts';

export type SessionToOpen = {
  session: SessionsTable;
  /** The hash that the password matched; no session opens if it has changed meanwhile. */
  password: string;
  /** A new hash of the same password, if the stored one is too weak by now; else null. */
  rehashed: string | null;
  /** SHA-256 (hex) of the device id in the browser's cookie. */
  device: string;
  attempt: Charge;
  network: string;
};

/**
 * Opens sessions, remembers the devices and appends to the audit. False, without any change, if the
 * password changed or the account was suspended meanwhile.
 */
export const openSession: Write<SessionToOpen, boolean> = async (tx, inputs, context) => {
  const opened: boolean[] = [];
  for (const input of inputs) {
    const isOpen = await openOne(tx, input);
    opened.push(isOpen);
    const { user_id, created_at } = input.session;
    const entry = { at: created_at, actor: user_id, role: 'candidate', network: input.network } as const;
    if (isOpen) await appendAudit(tx, [{ ...entry, action: 'login', subject: user_id }], context);
  }
  return opened;
};

async function openOne(tx: Transaction<Schema>, input: SessionToOpen): Promise<boolean> {
  const { session, password, rehashed, device, attempt } = input;
  const { user_id, created_at } = session;
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ password: rehashed ?? password })
    .where('user_id', '=', user_id)
    .where('password', '=', password)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.insertInto('sessions').values(session).execute();
  await endOldest(tx, user_id);
  await knowDevice(tx, { user_id, device, last_used_at: created_at });
  await giveBackAttempt(tx, attempt);
  return true;
}

async function endOldest(tx: Transaction<Schema>, userId: string): Promise<void> {
  const kept = tx
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_PER_ACCOUNT)
    .select('id');
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'not in', kept).execute();
}

/** A session to end, if it belongs to the user. `action` is the line in the audit. */
export type SessionToEnd = {
  userId: string;
  sessionId: string;
  action: 'logout' | 'session.revoked';
  at: number;
  network: string;
};

/** Ends sessions; false for one that the user does not have. */
export const endSession: Write<SessionToEnd, boolean> = async (tx, inputs, context) => {
  const ended: boolean[] = [];
  for (const { userId, sessionId, action, at, network } of inputs) {
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const wasThere = numDeletedRows > 0n;
    ended.push(wasThere);
    const entry = { at, actor: userId, role: 'candidate', action, subject: sessionId, network } as const;
    if (wasThere) await appendAudit(tx, [entry], context);
  }
  return ended;
};
