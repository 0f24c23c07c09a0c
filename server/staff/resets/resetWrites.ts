import type { Transaction } from 'kysely';
import { isStrongerElsewhere, judgeReset } from '../../../domain/staff/judgeReset.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { askApproval, type ApprovalAsked } from '../approvals/askApproval.ts';
import { lockOrganisation } from '../people/lockOrganisation.ts';
import { ownersOf } from '../people/owners.ts';
import type { PeopleAct } from '../people/peopleAct.ts';
import { rolesOf } from '../people/rolesOf.ts';
import { endOpenReset, makeReset, type ResetToMake, withdrawOpenReset } from './makeReset.ts';

/**
 * Why a reset is refused. `unknown`: the organisation has no such person. `own`: nobody resets the own access. `stronger`:
 * the person has a stronger role elsewhere.
 */
export type ResetRefusal = 'unknown' | 'forbidden' | 'own' | 'stronger';

/** `staffId`: whose access is reset. */
export type ResetMade = { staffId: string } | ResetRefusal;

/** Starts resets. For an owner, an owner asks a third one first, if there is one. */
export const startReset: Write<ResetToMake, ResetMade | ApprovalAsked> = async (tx, inputs, context) => {
  const made: (ResetMade | ApprovalAsked)[] = [];
  for (const input of inputs) {
    const { organisationId, by, staffId, language } = input;
    await lockOrganisation(tx, organisationId, context);
    const [held, of] = [await rolesOf(tx, by), await rolesOf(tx, staffId)];
    const verdict = judgeReset(held, of, organisationId);
    const owners = await ownersOf(tx, organisationId);
    const isForThree = owners.includes(staffId) && owners.some((each) => each !== by && each !== staffId);
    if (staffId === by) made.push('own');
    else if (verdict !== 'allowed') made.push(verdict);
    else if (isForThree) {
      const payload = { ...(await contactOf(tx, staffId)), staff_id: staffId, language };
      made.push(await askApproval(tx, input, { act: 'reset_owner', payload }, context));
    } else {
      await makeReset(tx, input, of, context);
      made.push({ staffId });
    }
  }
  return made;
};

/** `unknown`: there is no such organisation. `owners`: it does not have exactly one owner. */
export type OnlyOwnerReset = ResetMade | 'owners';

/** Starts resets of owners who are the only ones of an organisation, for an operator. */
export const resetOnlyOwner: Write<Omit<ResetToMake, 'staffId'>, OnlyOwnerReset> = async (
  tx,
  inputs,
  context,
) => {
  const made: OnlyOwnerReset[] = [];
  for (const input of inputs) {
    const { organisationId, by } = input;
    const isThere = await lockOrganisation(tx, organisationId, context);
    const staffId = await onlyOwner(tx, organisationId);
    const of = staffId === undefined ? [] : await rolesOf(tx, staffId);
    if (!isThere) made.push('unknown');
    else if (staffId === undefined) made.push('owners');
    else if (staffId === by) made.push('own');
    else if (isStrongerElsewhere(of, organisationId)) made.push('stronger');
    else {
      await makeReset(tx, { ...input, staffId }, of, context);
      made.push({ staffId });
    }
  }
  return made;
};

/** Withdraws open resets that were started in an organisation. */
export const withdrawReset: Write<
  PeopleAct & { staffId: string },
  'withdrawn' | 'unknown' | 'forbidden'
> = async (tx, inputs, context) => {
  const done: ('withdrawn' | 'unknown' | 'forbidden')[] = [];
  for (const input of inputs) {
    const { organisationId, by, staffId } = input;
    await lockOrganisation(tx, organisationId, context);
    const verdict = judgeReset(await rolesOf(tx, by), await rolesOf(tx, staffId), organisationId);
    if (verdict === 'unknown' || verdict === 'forbidden') done.push(verdict);
    else done.push((await withdrawOpenReset(tx, input, context)) ? 'withdrawn' : 'unknown');
  }
  return done;
};

/** Withdraws the open resets of the only owners of organisations, for an operator; false where there is none. */
export const withdrawOwnerReset: Write<PeopleAct, boolean> = async (tx, inputs, context) => {
  const withdrawn: boolean[] = [];
  for (const input of inputs) {
    await lockOrganisation(tx, input.organisationId, context);
    const staffId = await onlyOwner(tx, input.organisationId);
    withdrawn.push(staffId !== undefined && (await withdrawOpenReset(tx, { ...input, staffId }, context)));
  }
  return withdrawn;
};

/** Stops open resets of the person's own access, wherever they were started; false where there is none. */
export const stopOwnReset: Write<Omit<PeopleAct, 'organisationId'>, boolean> = async (
  tx,
  inputs,
  context,
) => {
  const stopped: boolean[] = [];
  for (const { by, at, network } of inputs) {
    const open = await tx
      .selectFrom('staff_resets')
      .where('staff_id', '=', by)
      .where('used_at', 'is', null)
      .where('ended_at', 'is', null)
      .select('organisation_id')
      .executeTakeFirst();
    const before = await endOpenReset(tx, { staffId: by }, at);
    stopped.push(before !== undefined);
    if (!before) continue;
    const organisationId = open?.organisation_id ?? null;
    const about = { at, actor: by, role: 'staff', subject: by, network, organisationId, before } as const;
    await appendAudit(tx, [{ ...about, action: 'staff.reset_withdrawn' }], context);
  }
  return stopped;
};

const contactOf = (tx: Transaction<Schema>, staffId: string) =>
  tx.selectFrom('staff').where('id', '=', staffId).select(['name', 'email']).executeTakeFirstOrThrow();

async function onlyOwner(tx: Transaction<Schema>, organisationId: string): Promise<string | undefined> {
  const owners = await ownersOf(tx, organisationId);
  return owners.length === 1 ? owners[0] : undefined;
}
