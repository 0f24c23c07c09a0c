import type { Transaction } from 'kysely';
import type { CandidateActKind, NewContact } from '../../../domain/staff/staffContract.ts';
import { contactColumn } from '../../accounts/contacts/contactChangesRepo.ts';
import { recoverContact } from '../../accounts/contacts/recoverContact.ts';
import { suspendAccount } from '../../accounts/suspension/suspendAccount.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { readCandidateFacts } from '../candidateActs/candidateActsRepo.ts';
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
};

export type CandidatePayloads = Record<
  | 'suspend_candidate'
  | 'unsuspend_candidate'
  | 'recover_candidate'
  | 'hand_out_candidate'
  | 'erase_candidate',
  CandidatePayload
>;

type Doing = (
  tx: Transaction<Schema>,
  by: PeopleAct,
  payload: CandidatePayload,
  context: WriteContext,
) => Promise<void>;

const wanted = (kind: CandidateActKind, act: Doing): Wanted<CandidatePayload> => ({
  subject: ({ candidate }) => candidate,
  competition: () => null,
  versions: async (tx, organisationId, { candidate: id }) =>
    (await readCandidateFacts(tx, { organisationId, id, now: 0 }))?.versions ?? [],
  perform: async (tx, by, payload, _link, context) => {
    const { organisationId, at: now } = by;
    const found = await readCandidateFacts(tx, { organisationId, id: payload.candidate, now });
    if (!found?.kinds.includes(kind)) return null;
    await act(tx, by, payload, context);
    return 'done';
  },
});

const suspension =
  (suspended: boolean): Doing =>
  async (tx, { by, at }, { candidate: user, reason }, context) => {
    const [done] = await suspendAccount(tx, [{ user, suspended, reason, actor: by, at }], context);
    if (done?.kind !== 'done')
      throw new Error('An account that can be suspended or reinstated was left as it is.');
  };

const recovery: Doing = async (tx, { by: actor, ...act }, { candidate: userId, contact }, context) => {
  if (!contact) throw new Error('A recovery was approved without a contact.');
  const { field, value } = contact;
  await recoverContact(tx, { ...act, actor, userId, field: contactColumn[field], value }, context);
};

/** A worker erases: it needs keys that the writer does not have, and removes files. */
const erasure: Doing = async (tx, { by, at, organisationId }, { candidate, reason }) => {
  await tx
    .insertInto('erasures')
    .values({
      id: newId(),
      user_id: candidate,
      organisation_id: organisationId,
      asked_by: by,
      reason,
      approved_at: at,
      done_at: null,
    })
    .execute();
};

/** The approval itself lets the asker fetch the data. */
const handOut: Doing = async () => {};

export const wantedCandidates: { [Act in keyof CandidatePayloads]: Wanted<CandidatePayload> } = {
  suspend_candidate: wanted('suspend', suspension(true)),
  unsuspend_candidate: wanted('unsuspend', suspension(false)),
  recover_candidate: wanted('recover', recovery),
  hand_out_candidate: wanted('hand_out', handOut),
  erase_candidate: wanted('erase', erasure),
};
