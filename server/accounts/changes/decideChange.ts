import type { Transaction } from 'kysely';
import type { MessageKind, ProfileChangesTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import { addressColumns, queueMessages } from '../messages/outboxRepo.ts';
import { lockShown, setShown, type ShownField, unnamedPictures } from './shownFields.ts';

/** `organisationId`, `network`: of the person of the staff who decides; missing for an operator. */
export type ChangeDecision = OperatorAct & {
  changeId: string;
  decision: 'approved' | 'rejected';
  reason: string | null;
  organisationId?: string;
  network?: string | null;
};

/**
 * The outcome of a decision. `pictures`: addresses of portraits that no row names any more. `unknown`:
 * there is no such change. Any other kind is the state of a change that no longer waits.
 */
export type DecidedChange =
  | { kind: 'decided'; pictures: string[] }
  | { kind: 'unknown' | Exclude<ProfileChangesTable['state'], 'waiting'> };

/** Approves or rejects waiting profile changes. An approved one is public as soon as this is committed. */
export const decideChange: Write<ChangeDecision, DecidedChange> = oneByOne(decideWaiting);

/** Decides one change; the user stays locked until the commit. */
export async function decideWaiting(
  tx: Transaction<Schema>,
  input: ChangeDecision,
  context: WriteContext,
): Promise<DecidedChange> {
  const { changeId, decision, reason, actor, at, organisationId = null, network = null } = input;
  const changes = tx.selectFrom('profile_changes').where('id', '=', changeId);
  const asked = await changes.select('user_id').executeTakeFirst();
  if (!asked) return { kind: 'unknown' };
  const shown = await lockShown(tx, asked.user_id, context);
  const change = await changes.selectAll().executeTakeFirst();
  if (!change) return { kind: 'unknown' };
  if (change.state !== 'waiting') return { kind: change.state };
  await tx
    .updateTable('profile_changes')
    .set({ state: decision, decided_at: at, decided_by: actor, reason })
    .where('id', '=', changeId)
    .execute();
  const { user_id, field, value } = change;
  if (decision === 'approved') await setShown(tx, user_id, field, value);
  await messageCandidate(tx, change, `${words[field]}_${decision}`, at);
  const action = `profile.${words[field]}.${decision}`;
  const changed = { before: { state: change.state }, after: { state: decision } };
  const line = { at, actor, role: 'staff', action, subject: user_id, reason, network } as const;
  await appendAudit(tx, [{ ...line, organisationId, ...changed }], context);
  const dropped = decision === 'approved' ? shown.image_url : value;
  return { kind: 'decided', pictures: field === 'image_url' ? await unnamedPictures(tx, [dropped]) : [] };
}

async function messageCandidate(
  tx: Transaction<Schema>,
  { user_id, language }: ProfileChangesTable,
  kind: MessageKind,
  at: number,
): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .where('user_id', '=', user_id)
    .select(addressColumns)
    .executeTakeFirst();
  if (account) await queueMessages(tx, { user_id, kind, language, link_id: null, created_at: at }, account);
}

const words = { full_name: 'name', country_id: 'country', image_url: 'picture' } as const satisfies Record<
  ShownField,
  string
>;
