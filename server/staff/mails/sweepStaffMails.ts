import { STAFF_MAILS_KEPT_MS } from '../../../domain/staff/staffLimits.ts';
import type { Write } from '../../platform/writer/write.ts';

/** Deletes e-mails that were sent or dropped long before `now` (UTC ms). */
export const sweepStaffMails: Write<number, true> = async (tx, inputs) => {
  const before = Math.max(...inputs) - STAFF_MAILS_KEPT_MS;
  await tx.deleteFrom('staff_mails').where('state', '<>', 'due').where('done_at', '<=', before).execute();
  return inputs.map(() => true);
};
