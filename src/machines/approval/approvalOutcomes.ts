/** Outcomes of acts that wait for a second person, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { ApprovalList, Approved } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { ApprovalEvent, Deciding } from './approvalMachine.ts';

const heard = (event: ApprovalEvent): AnyEventObject => event;

export const approvalOutcomes = (
  list: ApprovalList,
  decisions: readonly Deciding[],
  approved: Approved,
  failures: readonly AppError[],
): AnyEventObject[] => [
  answered('loadApprovals', list),
  ...failures.map((failure) => refused('loadApprovals', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  heard({ type: 'page.returned' }),
  ...decisions.map((deciding) => heard({ type: 'decision.requested', ...deciding })),
  heard({ type: 'decision.confirmed' }),
  heard({ type: 'decision.cancelled' }),
  answered('decide', approved),
  answered('decide', null),
  ...failures.map((failure) => refused('decide', failure)),
  heard({ type: 'link.kept' }),
];
