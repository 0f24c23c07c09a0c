import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffMailsTable } from '../../platform/database/staffSchema.ts';
import { newId } from '../../platform/ids.ts';

type Queued = Pick<StaffMailsTable, 'kind' | 'language'> &
  Partial<Pick<StaffMailsTable, 'link_id' | 'staff_id' | 'reset_id' | 'approval_id'>>;

/** Queues an e-mail to staff in the write that it is about. @param at UTC ms */
export async function queueStaffMail(tx: Transaction<Schema>, mail: Queued, at: number): Promise<void> {
  await tx
    .insertInto('staff_mails')
    .values({
      link_id: null,
      staff_id: null,
      reset_id: null,
      approval_id: null,
      ...mail,
      id: newId(),
      state: 'due',
      attempts: 0,
      next_try_at: at,
      created_at: at,
    })
    .execute();
}
