/** Entries that leave their vote, as the panel shows them, and a machine whose calls are answered at once. */
import { fromCallback, fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { Asked, MemberRemoval } from '../../../domain/staff/staffContract.ts';
import { memberRemovalMachine } from '../../../src/machines/memberRemoval/memberRemovalMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { removalApproval } from '../staff/approvalFacts.ts';

const { preview } = removalApproval;
const places = preview.kind === 'removal' ? preview.places : [];

/** An entry for which people vote now. */
export const votedMember: MemberRemoval = {
  stop: null,
  kinds: ['withdrawn', 'disqualified'],
  zone: 'Asia/Muscat',
  places,
  is_open: true,
  votes: 12_480,
  orders: 214,
  amount_baisa: 1_605_000,
  needs_second_person: true,
  second_persons: [removalApproval.asked_by, { id: 'huda'.padEnd(22, '0'), name: 'هدى بنت سالم' }],
  removed: null,
  approval: null,
};
/** An entry for which nobody has voted yet. */
export const freshMember: MemberRemoval = {
  ...votedMember,
  is_open: false,
  votes: 0,
  orders: 0,
  amount_baisa: 0,
  needs_second_person: false,
};
export const waitingMember: MemberRemoval = {
  ...votedMember,
  approval: { ...removalApproval, is_own: true, may_decide: false },
};
export const removedMember: MemberRemoval = {
  ...votedMember,
  kinds: ['withdrawn', 'reinstated'],
  places: places.map((place) => ({ ...place, standing: 'disqualified' as const })),
  removed: {
    kind: 'disqualified',
    at: removalApproval.asked_at + 120_000,
    reason_ar: 'أصوات اشتُريت بالجملة.',
    reason_en: 'Votes were bought in bulk.',
    is_refunding: true,
  },
  approval: {
    ...removalApproval,
    state: 'approved',
    may_decide: false,
    decided_by: removalApproval.asked_by,
    decided_at: removalApproval.asked_at + 120_000,
  },
};
/** An entry of a competition that was cancelled. */
export const overMember: MemberRemoval = { ...votedMember, stop: 'over', kinds: [], is_open: false };

export const removalTexts = {
  reason_ar: 'أصوات اشتُريت بالجملة.',
  reason_en: 'Votes were bought in bulk.',
};

export const askedRemoval: Asked = {
  approval: { ...removalApproval, is_own: true, may_decide: false },
};

export const stillRemoval = (loaded?: MemberRemoval | AppError, asked?: Asked | null | AppError) =>
  memberRemovalMachine.provide({
    actors: {
      loadFacts: fromPromise(() => stagedAnswer<MemberRemoval>(loaded)),
      ask: fromPromise(() => stagedAnswer<Asked | null>(asked)),
      watchReturn: fromCallback(() => {}),
    },
    actions: { endSession: () => {} },
  });
