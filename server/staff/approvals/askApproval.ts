import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ApprovalsTable } from '../../platform/database/staffSchema.ts';
import { newId } from '../../platform/ids.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { mailAboutApproval } from '../mails/mailAboutApproval.ts';
import { lineOf, type PeopleAct } from '../people/peopleAct.ts';
import { approvalHash } from './approvalHash.ts';
import { secondPersons } from './secondPersons.ts';
import { competitionOf, subjectOf, versionsOf, waitOf, type WantedAct } from './wantedAct.ts';

/** An act that waits for a second person instead of being done. */
export type ApprovalAsked = { asked: { organisationId: string; id: string } };

/**
 * Asks a second person to approve an act. If the same act waits already, that one stays: a request of unknown outcome can
 * be sent again. Call it with the organisation locked.
 */
export async function askApproval(
  tx: Transaction<Schema>,
  act: PeopleAct,
  wanted: WantedAct,
  context: WriteContext,
): Promise<ApprovalAsked> {
  const { organisationId, by, at } = act;
  const subject = subjectOf(wanted);
  const versions = await versionsOf(tx, organisationId, wanted);
  const open = await tx
    .selectFrom('approvals')
    .where('organisation_id', '=', organisationId)
    .where('act', '=', wanted.act)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .selectAll()
    .executeTakeFirst();
  if (open && open.expires_at > at && open.versions === versions)
    return { asked: { organisationId, id: open.id } };
  if (open) await endUndone(tx, act, open, open.expires_at > at ? 'lapsed' : 'expired', context);
  const asked = {
    id: newId(),
    organisation_id: organisationId,
    act: wanted.act,
    subject,
    payload: JSON.stringify(wanted.payload),
    versions,
    asked_by: by,
    asked_at: at,
    expires_at: at + waitOf(wanted),
    competition_id: competitionOf(wanted),
  };
  const hash = approvalHash(asked);
  await tx
    .insertInto('approvals')
    .values({ ...asked, hash, state: 'open' })
    .execute();
  const line = lineOf(act, 'staff.approval_asked', asked.id, {
    reason: wanted.act,
    after: { state: 'open', hash },
  });
  await appendAudit(tx, [line], context);
  const place = { act: wanted.act, organisationId, competitionId: asked.competition_id };
  const readers = await secondPersons(tx, { ...place, subject, askedBy: by });
  await mailAboutApproval(tx, 'approval_asked', { approvalId: asked.id, readers }, at);
  return { asked: { organisationId, id: asked.id } };
}

/** Ends an open act that nobody decided: it expired, or could not be done any more. */
export async function endUndone(
  tx: Transaction<Schema>,
  act: PeopleAct,
  { id, act: name }: Pick<ApprovalsTable, 'id' | 'act'>,
  state: 'lapsed' | 'expired',
  context: WriteContext,
): Promise<void> {
  await tx.updateTable('approvals').set({ state, decided_at: act.at }).where('id', '=', id).execute();
  const changed = { reason: name, before: { state: 'open' }, after: { state } };
  await appendAudit(tx, [lineOf(act, `staff.approval_${state}`, id, changed)], context);
}
