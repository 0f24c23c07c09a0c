import type { Transaction } from 'kysely';
import { SETUP_LINK_MS } from '../../../domain/staff/staffLimits.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Write } from '../../platform/writer/write.ts';

/** `there`: the installation has staff. `open`: another link is valid. */
export type SetupLinkMade = 'made' | 'open' | 'there';

type NewSetupLink = { token_hash: string; at: number };

/** Makes the link of the first person, unless there is staff or a valid link: of several nodes, one makes it. */
export const makeSetupLink: Write<NewSetupLink, SetupLinkMade> = async (tx, inputs) => {
  const made: SetupLinkMade[] = [];
  for (const { token_hash, at } of inputs) {
    // An expired link would keep the new one out.
    await endOpen(tx, at, at);
    made.push(await insert(tx, token_hash, at));
  }
  return made;
};

/** Makes a new link of the first person in place of the present one, for an operator. */
export const replaceSetupLink: Write<NewSetupLink & OperatorAct, SetupLinkMade> = async (
  tx,
  inputs,
  context,
) => {
  const made: SetupLinkMade[] = [];
  for (const { token_hash, at, actor } of inputs) {
    await endOpen(tx, at, Number.MAX_SAFE_INTEGER);
    const done = await insert(tx, token_hash, at);
    made.push(done);
    if (done === 'made')
      await appendAudit(tx, [{ at, actor, role: 'staff', action: 'staff.setup_link' }], context);
  }
  return made;
};

/** The database allows one link that is open. */
async function insert(tx: Transaction<Schema>, token_hash: string, at: number): Promise<SetupLinkMade> {
  if (await hasStaff(tx)) return 'there';
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_links')
    .values({ id: newId(), kind: 'setup', token_hash, created_at: at, expires_at: at + SETUP_LINK_MS })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 0n ? 'open' : 'made';
}

/** Ends the open link, if it expires at `until` (UTC ms) or before. */
const endOpen = (tx: Transaction<Schema>, at: number, until: number) =>
  tx
    .updateTable('staff_links')
    .set({ ended_at: at })
    .where('kind', '=', 'setup')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', until)
    .execute();

async function hasStaff(tx: Transaction<Schema>): Promise<boolean> {
  return (await tx.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}
