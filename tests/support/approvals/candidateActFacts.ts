/** What two persons can do with an account, as the panel shows it, and a machine whose calls are answered at once. */
import { fromCallback, fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { HAND_OUT_MS } from '../../../domain/staff/staffLimits.ts';
import type { Asked, CandidateActs } from '../../../domain/staff/staffContract.ts';
import { candidateActsMachine } from '../../../src/machines/candidateActs/candidateActsMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { candidateApproval } from '../staff/approvalFacts.ts';

const { asked_by, asked_at } = candidateApproval;
const decided_at = asked_at + 3_600_000;

/** An account with which nothing was done yet. */
export const freshActs: CandidateActs = {
  stop: null,
  kinds: ['suspend', 'hand_out', 'erase'],
  entries: 2,
  is_in_vote: true,
  is_matched: false,
  mergeable: [],
  recovery: null,
  second_persons: [asked_by, { id: 'huda'.padEnd(22, '0'), name: 'هدى بنت سالم' }],
  approval: null,
  hand_out: null,
};
export const waitingActs: CandidateActs = {
  ...freshActs,
  approval: { ...candidateApproval, is_own: true, may_decide: false },
};
/** A suspended account whose data can be saved. */
export const handedActs: CandidateActs = {
  ...freshActs,
  kinds: ['unsuspend', 'hand_out', 'erase'],
  is_in_vote: false,
  approval: {
    ...candidateApproval,
    act: 'hand_out_candidate',
    state: 'approved',
    may_decide: false,
    decided_by: asked_by,
    decided_at,
  },
  hand_out: decided_at + HAND_OUT_MS,
};
/** An account that can be recovered and merged, while the new contact of an earlier recovery waits. */
export const matchedActs: CandidateActs = {
  ...freshActs,
  kinds: ['suspend', 'recover', 'merge', 'hand_out', 'erase'],
  is_matched: true,
  mergeable: [
    {
      id: 'noora'.padEnd(22, '0'),
      full_name: 'نورة بنت سعيد البلوشية',
      full_name_ar: null,
      full_name_en: null,
      in_same_competition: true,
    },
  ],
  recovery: decided_at + HAND_OUT_MS,
};
/** An account that another organisation uses as well. */
export const elsewhereActs: CandidateActs = { ...freshActs, stop: 'elsewhere', kinds: [] };
export const erasedActs: CandidateActs = { ...freshActs, stop: 'no_account', kinds: [], is_in_vote: false };

export const actReason = 'طلبت ذلك برسالة موقعة.';
export const archiveName = 'sawt-candidate-noor.zip';

export const askedCandidateAct: Asked = {
  approval: { ...candidateApproval, is_own: true, may_decide: false },
};

export const stillCandidateActs = (loaded?: CandidateActs | AppError, saved?: string | AppError) =>
  candidateActsMachine.provide({
    actors: {
      loadFacts: fromPromise(() => stagedAnswer<CandidateActs>(loaded)),
      ask: fromPromise(() => stagedAnswer<Asked>(undefined)),
      saveData: fromPromise(() => stagedAnswer<string>(saved)),
      watchReturn: fromCallback(() => {}),
    },
    actions: { endSession: () => {} },
  });
