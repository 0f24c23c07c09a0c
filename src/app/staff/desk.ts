/** What the pages of signed-in staff share in this tab. */
import { createStaffClient } from '../../api/staff/staffClient.ts';
import { createSessionFlow } from './sessionFlow.ts';
import { createStepUps } from './stepUps.ts';
import { createWaitingApprovals, type WaitingApprovals } from './waitingApprovals.ts';

export const client = createStaffClient();
export const stepUps = createStepUps(client);
export const session = createSessionFlow(client);

const waiting = new Map<string, WaitingApprovals>();
/** One for each organisation: the navigation shows what the page of the approvals loads. */
export const waitingIn = (organisation: string): WaitingApprovals => {
  const known = waiting.get(organisation) ?? createWaitingApprovals(client, organisation);
  waiting.set(organisation, known);
  return known;
};
