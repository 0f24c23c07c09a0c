/** Acts on a vote that has begun, as their panel shows them, and a machine whose calls are answered at once. */
import { fromCallback, fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import { askedActMachine } from '../../../src/machines/askedAct/askedActMachine.ts';
import type { AskFacts } from '../../../src/machines/askedAct/askedActTypes.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { cancellationApproval, extensionApproval } from '../staff/approvalFacts.ts';

const closes = Date.UTC(2026, 10, 26, 18);

/** An open window that may close up to an hour later. */
export const openFacts: AskFacts = {
  act: 'extend_window',
  version: 3,
  zone: 'Asia/Muscat',
  opens_at: closes - 3 * 3_600_000,
  closes_at: closes,
  latest_close: closes + 3_600_000,
  stop: null,
  extended: null,
  approval: null,
  has_second_person: true,
};
export const waitingFacts: AskFacts = {
  ...openFacts,
  approval: { ...extensionApproval, is_own: true, may_decide: false },
};
export const extendedFacts: AskFacts = {
  ...openFacts,
  closes_at: closes + 30 * 60_000,
  stop: 'extended_before',
  extended: { from: closes, reason_ar: 'انقطع البث.', reason_en: 'The broadcast was down.' },
  approval: {
    ...extensionApproval,
    state: 'approved',
    may_decide: false,
    decided_by: extensionApproval.asked_by,
    decided_at: closes - 60_000,
  },
};
export const cancellationFacts: AskFacts = {
  act: 'cancel_competition',
  version: 7,
  stop: null,
  votes: 48_210,
  orders: 1_904,
  amount_baisa: 14_463_000,
  cancelled: null,
  approval: null,
  has_second_person: true,
};
export const cancelledFacts: AskFacts = {
  ...cancellationFacts,
  stop: 'over',
  cancelled: { reason_ar: 'ألغت الجهة الموسم.', reason_en: 'The season is called off.', is_refunding: true },
  approval: {
    ...cancellationApproval,
    state: 'approved',
    may_decide: false,
    decided_by: cancellationApproval.asked_by,
    decided_at: closes,
  },
};

export const askTexts = {
  minutes: '30',
  reason_ar: 'انقطع البث عشرين دقيقة.',
  reason_en: 'The broadcast was down for twenty minutes.',
};

export const askedExtension: Asked = {
  approval: { ...extensionApproval, is_own: true, may_decide: false },
};

export const stillAskedAct = (loaded?: AskFacts | AppError, asked?: Asked | AppError) =>
  askedActMachine.provide({
    actors: {
      loadFacts: fromPromise(() => stagedAnswer<AskFacts>(loaded)),
      ask: fromPromise(() => stagedAnswer<Asked>(asked)),
      watchReturn: fromCallback(() => {}),
    },
    actions: { endSession: () => {} },
  });
