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
  preview: { kind: 'person', name: null, email: 'yusuf@production.example' },
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
  preview: { kind: 'person', name: 'مريم بنت علي الكندية', email: 'maryam@production.example' },
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

const singing = { id: 'singing'.padEnd(22, '0'), name_ar: 'الغناء الفردي', name_en: 'Solo singing' };
const reasons = {
  reason_ar: 'انقطع البث عشرين دقيقة أثناء التصويت.',
  reason_en: 'The broadcast was down for twenty minutes during the vote.',
};

/** An organiser asks to extend an open vote. */
export const extensionApproval: Approval = {
  ...waitingApproval,
  id: 'extend'.padEnd(22, '0'),
  act: 'extend_window',
  preview: {
    kind: 'window',
    competition: singing,
    group: 'G1'.padEnd(22, '0'),
    group_ar: 'المجموعة الأولى',
    group_en: 'Group 1',
    closes_from: Date.UTC(2026, 10, 26, 18),
    closes_at: Date.UTC(2026, 10, 26, 18, 30),
    zone: 'Asia/Muscat',
    ...reasons,
  },
  expires_at: Date.UTC(2026, 10, 26, 9, 10),
};

/** An organiser asks to cancel a competition whose vote has begun. */
export const cancellationApproval: Approval = {
  ...waitingApproval,
  id: 'cancel'.padEnd(22, '0'),
  act: 'cancel_competition',
  preview: {
    kind: 'cancellation',
    competition: singing,
    votes: 48_210,
    orders: 1_904,
    amount_baisa: 14_463_000,
    ...reasons,
  },
};

/** An organiser asks to disqualify an entry for which people vote. */
export const removalApproval: Approval = {
  ...waitingApproval,
  id: 'remove'.padEnd(22, '0'),
  act: 'remove_member',
  preview: {
    kind: 'removal',
    competition: singing,
    zone: 'Asia/Muscat',
    entry: 'noor'.padEnd(22, '0'),
    code: '301',
    full_name: 'نور بنت سعيد البلوشية',
    full_name_ar: 'نور بنت سعيد البلوشية',
    full_name_en: 'Noor Al Balushi',
    removal: 'disqualified',
    places: [
      {
        round: { number: 1, name_ar: 'الجولة الأولى', name_en: 'First round' },
        group: { number: 1, name_ar: 'المجموعة الأولى', name_en: 'Group 1' },
        opens_at: Date.UTC(2026, 10, 26, 6),
        closes_at: Date.UTC(2026, 10, 26, 18),
        standing: 'in',
      },
    ],
    votes: 12_480,
    orders: 214,
    amount_baisa: 1_605_000,
    refunds: true,
    reason_ar: 'أصوات اشتُريت بالجملة.',
    reason_en: 'Votes were bought in bulk.',
  },
  expires_at: Date.UTC(2026, 10, 26, 9, 10),
};

/** An owner asks to erase a candidate. */
export const candidateApproval: Approval = {
  ...waitingApproval,
  id: 'erase'.padEnd(22, '0'),
  act: 'erase_candidate',
  preview: {
    kind: 'candidate',
    candidate: 'noor'.padEnd(22, '0'),
    full_name: 'نور بنت سعيد البلوشية',
    full_name_ar: 'نور بنت سعيد البلوشية',
    full_name_en: 'Noor Al Balushi',
    entries: 2,
    is_in_vote: true,
    reason: 'طلبت ذلك برسالة موقعة.',
    contact: null,
    other: null,
  },
};

export const approvalList: ApprovalList = { data: [waitingApproval, ownApproval, ...overs] };

export const asked: Asked = { approval: { ...ownApproval, is_own: true } };
