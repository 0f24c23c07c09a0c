import type { Transaction } from 'kysely';
import { SETUP_LINK_MS } from '../../../domain/staff/staffLimits.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Write } from '../../platform/writer/write.ts';

/** `there`: the installation has staff. `open`: another link is valid until `expiresAt` (UTC ms). */
export type SetupLinkMade = { kind: 'made' | 'open'; expiresAt: number } | { kind: 'there' };

type NewSetupLink = { token_hash: string; at: number };

/** Makes the link of the first person, unless there is staff or a valid link: of several nodes, one makes it. */
export const makeSetupLink: Write<NewSetupLink, SetupLinkMade> = async (tx, inputs) => {
  const made: SetupLinkMade[] = [];
  for (const { token_hash, at } of inputs) {
    const open = (await hasStaff(tx)) ? undefined : await findOpen(tx);
    if (open && open.expires_at > at) made.push({ kind: 'open', expiresAt: open.expires_at });
    else made.push(await replace(tx, token_hash, at));
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
    const done = await replace(tx, token_hash, at);
    made.push(done);
    if (done.kind === 'made')
      await appendAudit(tx, [{ at, actor, role: 'staff', action: 'staff.setup_link' }], context);
  }
  return made;
};

async function replace(tx: Transaction<Schema>, token_hash: string, at: number): Promise<SetupLinkMade> {
  if (await hasStaff(tx)) return { kind: 'there' };
  await endOpen(tx, at);
  const expires_at = at + SETUP_LINK_MS;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_links')
    .values({
      id: newId(),
      kind: 'setup',
      token_hash,
      organisation_id: null,
      role: null,
      email: null,
      email_key: null,
      created_by: null,
      created_at: at,
      expires_at,
      used_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return { kind: numInsertedOrUpdatedRows === 0n ? 'open' : 'made', expiresAt: expires_at };
}

const findOpen = (tx: Transaction<Schema>) =>
  tx
    .selectFrom('staff_links')
    .where('kind', '=', 'setup')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .select('expires_at')
    .executeTakeFirst();

const endOpen = (tx: Transaction<Schema>, at: number) =>
  tx
    .updateTable('staff_links')
    .set({ ended_at: at })
    .where('kind', '=', 'setup')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();

async function hasStaff(tx: Transaction<Schema>): Promise<boolean> {
  return (await tx.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}
