import { scopeOf } from '../../../domain/staff/rights.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { StaffHandler } from '../sessions/guard.ts';

/** Events are of the whole organisation: a role limited to some of its competitions changes none. */
export const ofWhole =
  (handler: StaffHandler): StaffHandler =>
  async (request, reply, caller) => {
    const { organisation } = request.params as { organisation: string };
    const isWhole = scopeOf(caller.held, 'changeEvents', organisation) === null;
    return isWhole ? handler(request, reply, caller) : replyError(reply, 403, 'forbidden');
  };
