import type { Transaction } from 'kysely';
import { judgeApproval, mayTakePart } from '../../../domain/staff/twoPersons.ts';
import { giveBackAttempt, type Charge } from '../../platform/attempts/admitAttempt.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ApprovalsTable } from '../../platform/database/staffSchema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { spendFactor, type SpentPasskey } from '../factors/spendFactor.ts';
import { mailAboutApproval } from '../mails/mailAboutApproval.ts';
import { lockOrganisation } from '../people/lockOrganisation.ts';
import { lineOf, type PeopleAct } from '../people/peopleAct.ts';
import { rolesIn } from '../people/rolesOf.ts';
import { approvalHash } from './approvalHash.ts';
import { askedOf } from './approvalsRepo.ts';
import { endUndone } from './askApproval.ts';
import type { NewLink, Performed } from './wanted.ts';
import { perform, versionsOf, type WantedAct } from './wantedAct.ts';

export type Decision = PeopleAct & { id: string };

/**
 * Why a decision is refused. `own`: the asker cannot decide. `other`: only the asker can withdraw. `asker`: the asker may
 * not do it any more. `changed`: the rows are others than those that the asker saw. `spent`: the signature was used before.
 */
export type DecisionRefusal =
  | 'unknown'
  | 'own'
  | 'other'
  | 'forbidden'
  | 'decided'
  | 'expired'
  | 'asker'
  | 'changed'
  | 'spent';

export type ApprovalGiven = NonNullable<Performed> | DecisionRefusal;

/**
 * An approval. `hash` is of the act that the person saw, `link` for an act that makes one. `signed`: the signature of this
 * act; null where the session has proven a code.
 */
export type ApprovalToGive = Decision & {
  hash: string;
  link: NewLink;
  signed: { factor: SpentPasskey; attempt: Charge } | null;
};

/**
 * Approves acts and does them in the same write. Of two persons who approve at once, one does it. An act that cannot be
 * done any more ends.
 */
export const approve: Write<ApprovalToGive, ApprovalGiven> = async (tx, inputs, context) => {
  const given: ApprovalGiven[] = [];
  for (const input of inputs) {
    const found = await findOpen(tx, input, context);
    given.push(typeof found === 'string' ? found : await approveOne(tx, input, found, context));
  }
  return given;
};

async function approveOne(
  tx: Transaction<Schema>,
  input: ApprovalToGive,
  row: ApprovalsTable,
  context: WriteContext,
): Promise<ApprovalGiven> {
  const { organisationId, by, signed } = input;
  const verdict = await judge(tx, row, by);
  if (verdict !== 'allowed') return verdict;
  if (approvalHash(row) !== input.hash) return 'changed';
  if (signed) {
    if (!(await spendFactor(tx, by, signed.factor, input.at))) return 'spent';
    await giveBackAttempt(tx, signed.attempt);
  }
  const asker = { ...input, by: row.asked_by };
  const wanted: WantedAct = { act: row.act, payload: JSON.parse(row.payload) };
  const isAllowed = mayTakePart(await rolesIn(tx, organisationId, row.asked_by), askedOf(row));
  const isUnchanged = isAllowed && (await versionsOf(tx, organisationId, wanted)) === row.versions;
  const done = isUnchanged ? await perform(tx, asker, wanted, input.link, context) : null;
  if (done === null) {
    await endUndone(tx, input, row, 'lapsed', context);
    return isAllowed ? 'changed' : 'asker';
  }
  await decide(tx, input, row, 'approved', context);
  return done;
}

/** Rejects acts that another person asked for. */
export const rejectApproval: Write<Decision, 'rejected' | DecisionRefusal> = async (tx, inputs, context) => {
  const rejected: ('rejected' | DecisionRefusal)[] = [];
  for (const input of inputs) {
    const found = await findOpen(tx, input, context);
    const verdict = typeof found === 'string' ? found : await judge(tx, found, input.by);
    if (typeof found !== 'string' && verdict === 'allowed')
      await decide(tx, input, found, 'rejected', context);
    rejected.push(verdict === 'allowed' ? 'rejected' : verdict);
  }
  return rejected;
};

/** Withdraws acts that the person asked for. */
export const withdrawApproval: Write<Decision, 'withdrawn' | DecisionRefusal> = async (
  tx,
  inputs,
  context,
) => {
  const withdrawn: ('withdrawn' | DecisionRefusal)[] = [];
  for (const input of inputs) {
    const found = await findOpen(tx, input, context);
    const isOwn = typeof found !== 'string' && found.asked_by === input.by;
    if (isOwn) await decide(tx, input, found, 'withdrawn', context);
    withdrawn.push(isOwn ? 'withdrawn' : typeof found === 'string' ? found : 'other');
  }
  return withdrawn;
};

/** An act that waits. The lock of the organisation lets one decision at a time look at it. */
async function findOpen(
  tx: Transaction<Schema>,
  input: Decision,
  context: WriteContext,
): Promise<ApprovalsTable | 'unknown' | 'decided' | 'expired'> {
  await lockOrganisation(tx, input.organisationId, context);
  const row = await tx
    .selectFrom('approvals')
    .where('id', '=', input.id)
    .where('organisation_id', '=', input.organisationId)
    .selectAll()
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.state === 'expired') return 'expired';
  if (row.state !== 'open') return 'decided';
  if (row.expires_at > input.at) return row;
  await endUndone(tx, input, row, 'expired', context);
  return 'expired';
}

/** Whether a person may decide now: roles may have ended since the request began. */
async function judge(
  tx: Transaction<Schema>,
  row: ApprovalsTable,
  staffId: string,
): Promise<'allowed' | 'forbidden' | 'own'> {
  return judgeApproval(await rolesIn(tx, row.organisation_id, staffId), askedOf(row), staffId);
}

async function decide(
  tx: Transaction<Schema>,
  act: Decision,
  { id, act: name, hash, asked_by }: ApprovalsTable,
  state: 'approved' | 'rejected' | 'withdrawn',
  context: WriteContext,
): Promise<void> {
  const decided_by = state === 'withdrawn' ? null : act.by;
  await tx
    .updateTable('approvals')
    .set({ state, decided_by, decided_at: act.at })
    .where('id', '=', id)
    .execute();
  const changed = { reason: name, before: { state: 'open' }, after: { state, hash } };
  await appendAudit(tx, [lineOf(act, `staff.approval_${state}`, id, changed)], context);
  if (state === 'withdrawn') return;
  const about = { approvalId: id, readers: [asked_by] };
  await mailAboutApproval(tx, 'approval_decided', about, act.at);
}
