import { STAFF_SESSION_LIFE_MS } from '../../../domain/staff/staffLimits.ts';
import type { StaffSessionsTable } from '../../../server/platform/database/staffSchema.ts';
import { newId } from '../../../server/platform/ids.ts';
import { newStaffToken } from '../../../server/staff/sessions/staffCookie.ts';

/** A session as a sign-in at `now` (UTC ms) would store it, and the token of its cookie. */
export function laidSession(
  staff_id: string,
  now: number,
  stepped_up_at: number | null,
): { token: string; session: StaffSessionsTable } {
  const { token, token_hash } = newStaffToken();
  const times = { created_at: now, last_used_at: now, expires_at: now + STAFF_SESSION_LIFE_MS };
  return {
    token,
    session: {
      token_hash,
      id: newId(),
      staff_id,
      browser: '',
      system: '',
      ...times,
      stepped_up_at,
      code_proven_at: stepped_up_at,
    },
  };
}
