import type { Transaction } from 'kysely';
import type { CandidateActKind, NewContact } from '../../../domain/staff/staffContract.ts';
import { contactColumn } from '../../accounts/contacts/contactChangesRepo.ts';
import { recoverContact } from '../../accounts/contacts/recoverContact.ts';
import { suspendAccount } from '../../accounts/suspension/suspendAccount.ts';
import { mergeCandidates } from '../../people/mergeCandidates.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { readCandidateFacts, readCandidateVersions } from '../candidateActs/candidateActsRepo.ts';
import type { PeopleAct } from '../people/peopleAct.ts';
import type { Wanted } from './wanted.ts';

/**
 * What an act on a candidate's account needs, and what both persons see. It keeps no name of the candidate; erasing the candidate
 * removes `contact`, the new one of a recovery.
 */
type CandidatePayload = {
  candidate: string;
  entries: number;
  is_in_vote: boolean;
  reason: string;
  contact: NewContact | null;
  other: { id: string; in_same_competition: boolean } | null;
};

export type CandidatePayloads = Record<
  | 'suspend_candidate'
  | 'unsuspend_candidate'
  | 'recover_candidate'
  | 'merge_candidates'
  | 'hand_out_candidate'
  | 'erase_candidate',
  CandidatePayload
>;

type Doing = (
  tx: Transaction<Schema>,
  by: PeopleAct,
  payload: CandidatePayload,
  context: WriteContext,
) => Promise<boolean>;

const wanted = (kind: CandidateActKind, act: Doing): Wanted<CandidatePayload> => ({
  subject: ({ candidate }) => candidate,
  competition: () => null,
  versions: async (tx, _organisationId, { candidate, other }) => [
    ...(await readCandidateVersions(tx, candidate)),
    ...(other ? await readCandidateVersions(tx, other.id) : []),
  ],
  perform: async (tx, by, payload, _link, context) => {
    const { organisationId, at: now } = by;
    const { candidate: id, other } = payload;
    const found = await readCandidateFacts(tx, { organisationId, id, now });
    if (!found?.kinds.includes(kind)) return null;
    // No version shows that the other candidate is being erased, or shares nothing any more.
    if (other && !found.mergeable.some((each) => each.id === other.id)) return null;
    return (await act(tx, by, payload, context)) ? 'done' : null;
  },
});

const suspension =
  (suspended: boolean): Doing =>
  async (tx, { by, at }, { candidate: user, reason }, context) => {
    const [done] = await suspendAccount(tx, [{ user, suspended, reason, actor: by, at }], context);
    if (done?.kind !== 'done')
      throw new Error('An account that can be suspended or reinstated was left as it is.');
    return true;
  };

const recovery: Doing = async (tx, { by: actor, ...act }, { candidate: userId, contact }, context) => {
  if (!contact) throw new Error('A recovery was approved without a contact.');
  const { field, value } = contact;
  await recoverContact(tx, { ...act, actor, userId, field: contactColumn[field], value }, context);
  return true;
};

/** A worker erases: it needs keys that the writer does not have, and removes files. */
const erasure: Doing = async (tx, by, { candidate, reason }) => {
  await storeErasure(tx, by, { user_id: candidate, reason, extent: 'person' });
  return true;
};

const merge: Doing = async (tx, by, { candidate: id, other, reason }, context) => {
  if (!other) throw new Error('A merge was approved without the other candidate.');
  const { by: actor, ...act } = by;
  if (!(await mergeCandidates(tx, { ...act, actor, id, other: other.id, reason }, context))) return false;
  await storeErasure(tx, by, { user_id: other.id, reason, extent: 'account' });
  return true;
};

async function storeErasure(
  tx: Transaction<Schema>,
  { by, at, organisationId }: PeopleAct,
  erased: { user_id: string; reason: string; extent: 'person' | 'account' },
): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({
      ...erased,
      id: newId(),
      organisation_id: organisationId,
      asked_by: by,
      approved_at: at,
      done_at: null,
    })
    .execute();
}

/** The approval itself lets the asker fetch the data. */
const handOut: Doing = async () => true;

export const wantedCandidates: { [Act in keyof CandidatePayloads]: Wanted<CandidatePayload> } = {
  suspend_candidate: wanted('suspend', suspension(true)),
  unsuspend_candidate: wanted('unsuspend', suspension(false)),
  recover_candidate: wanted('recover', recovery),
  merge_candidates: wanted('merge', merge),
  hand_out_candidate: wanted('hand_out', handOut),
  erase_candidate: wanted('erase', erasure),
};
