/** Invented acts that wait for a second person. */
import type { Approval, ApprovalList, Asked } from '../../../domain/staff/staffContract.ts';
import { owner } from './staffFacts.ts';

const decided = { decided_by: null, decided_at: null };

/** Another owner asks to invite an owner. */
export const waitingApproval: Approval = {
  id: 'invite'.padEnd(22, '0'),
  act: 'invite_owner',
  state: 'open',
  hash: 'a'.repeat(64),
  preview: { name: null, email: 'yusuf@production.example' },
  asked_by: { id: 'omar'.padEnd(22, '0'), name: 'عمر بن خالد المعمري' },
  asked_at: Date.UTC(2026, 10, 26, 9),
  expires_at: Date.UTC(2026, 10, 29, 9),
  ...decided,
  is_own: false,
  may_decide: true,
};

/** The owner asks to end the role of another. */
export const ownApproval: Approval = {
  ...waitingApproval,
  id: 'end'.padEnd(22, '0'),
  act: 'end_owner',
  preview: { name: 'مريم بنت علي الكندية', email: 'maryam@production.example' },
  asked_by: { id: owner.id, name: owner.name },
  is_own: true,
  may_decide: false,
};

/** An approval that was decided, in each way in which it can be. */
const overs: readonly Approval[] = (['approved', 'rejected', 'withdrawn', 'lapsed', 'expired'] as const).map(
  (state) => ({
    ...waitingApproval,
    id: state.padEnd(22, '0'),
    state,
    may_decide: false,
    decided_at: Date.UTC(2026, 10, 26, 10),
    decided_by: state === 'approved' || state === 'rejected' ? { id: owner.id, name: owner.name } : null,
  }),
);

export const approvalList: ApprovalList = { data: [waitingApproval, ownApproval, ...overs] };

export const asked: Asked = { approval: { ...ownApproval, is_own: true } };
