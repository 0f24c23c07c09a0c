import type { Transaction } from 'kysely';
import type { PublicReason } from '../../../domain/season/publicReason.ts';
import type { RemovalKind } from '../../../domain/staff/staffContract.ts';
import { queueStandingNews } from '../../entries/messages/queueEntryMessage.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { changeStandingOf } from '../../voting/standings/changeStanding.ts';
import { closeGate } from '../../voting/votesGate.ts';
import type { PeopleAct } from '../people/peopleAct.ts';
import { readRemovable } from './removalRepo.ts';

/** `refunds`: whether the paid orders of its votes are refunded. */
export type MemberToRemove = PeopleAct & PublicReason & { id: string; kind: RemovalKind; refunds: boolean };

const changeStanding = changeStandingOf(queueStandingNews);

/**
 * Takes an entry out of its vote or brings it back (decision D241). Votes of this moment wait for the commit, and none counts after
 * it. A worker notes the refunds in small writes.
 * @param act `needsNobody`: one person does it, as long as nobody has voted or ordered
 * @returns `done`; `two`: a second person is needed; `changed`: it cannot be done any more. If it is not done, nothing has changed
 */
export async function removeMember(
  tx: Transaction<Schema>,
  { needsNobody = false, ...act }: MemberToRemove & { needsNobody?: boolean },
  context: WriteContext,
): Promise<'done' | 'two' | 'changed'> {
  const { organisationId, id, kind, refunds, by, at, network, reason_ar, reason_en } = act;
  await closeGate(tx, context);
  const found = await readRemovable(tx, { organisationId, id, now: at });
  if (!found?.kinds.includes(kind)) return 'changed';
  if (needsNobody && found.needs_second_person) return 'two';
  const reason = { reason_ar, reason_en };
  const standing = kind === 'reinstated' ? 'in' : kind;
  const change = { entryId: id, standing, reason, actor: by, at, network } as const;
  const [changed] = await changeStanding(tx, [change], context);
  if (changed?.kind !== 'changed') throw new Error('An entry that can be removed has kept its standing.');
  const refunding = refunds && kind !== 'reinstated' ? 1 : 0;
  const row = { id: newId(), entry_id: id, kind, removed_at: at, asked_by: by, refunding } as const;
  await tx
    .insertInto('member_removals')
    .values({ ...row, ...reason })
    .execute();
  return 'done';
}
