import type { Write } from '../../platform/writer/write.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';

/** `sessionId` is ended only if it belongs to the user. `action` says whether by logout or revocation. */
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
