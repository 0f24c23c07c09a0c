/** Real effects of what signed-in staff do. */
import { fromPromise } from 'xstate';
import type { Session } from '../../../domain/contract.ts';
import { statusOf } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type {
  Asked,
  InvitationRequest,
  Invited,
  Me,
  StaffList,
} from '../../../domain/staff/staffContract.ts';
import { listStaffSessions, readMe, revokeStaffSession, signOut } from '../../api/staff/calls/own.ts';
import { endHolding, invite, listStaff } from '../../api/staff/calls/people.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { deviceListMachine } from '../../machines/deviceList/deviceListMachine.ts';
import { staffInviteMachine } from '../../machines/staffInvite/staffInviteMachine.ts';
import { type Holding, staffPeopleMachine } from '../../machines/staffPeople/staffPeopleMachine.ts';
import { staffSessionMachine } from '../../machines/staffSession/staffSessionMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { createApprovalFlow } from './approvalFlow.ts';
import { goToSignIn } from './goToSignIn.ts';
import { createOrganisationFlows } from './organisationFlows.ts';
import { createStepUps, type StepUps } from './stepUps.ts';
import { createWaitingApprovals, type WaitingApprovals } from './waitingApprovals.ts';

const { standard, once } = retryPresets;

export function createDeskFlows(client: StaffClient) {
  return {
    session: staffSessionMachine.provide({
      actors: {
        readMe: fromPromise<Me>(async ({ signal }) =>
          dataOf(await withRetry(() => readMe(client, signal), standard, { signal })),
        ),
        signOut: fromPromise<unknown>(async ({ signal }) =>
          dataOf(await withRetry(() => signOut(client, signal), once, { signal })),
        ),
      },
      actions: { goToSignIn },
    }),
    devices: deviceListMachine.provide({
      actors: {
        loadDevices: fromPromise<readonly Session[]>(async ({ signal }) => {
          const call = () => listStaffSessions(client, signal);
          const outcome = await withRetry(call, standard, { signal });
          if (!outcome.ok && statusOf(outcome.error) === 401) goToSignIn();
          return (await dataOf(outcome)).data;
        }),
        revokeDevice: fromPromise<unknown, { id: string }>(async ({ input: { id }, signal }) =>
          dataOf(await withRetry(() => revokeStaffSession(client, id, signal), once, { signal })),
        ),
      },
    }),
  };
}

/** The flows about the people of an organisation. */
export function createPeopleFlows(client: StaffClient, organisation: string, { steppedUp }: StepUps) {
  return {
    people: staffPeopleMachine.provide({
      actors: {
        loadPeople: fromPromise<StaffList>(async ({ signal }) =>
          dataOf(await withRetry(() => listStaff(client, organisation, signal), standard, { signal })),
        ),
        endHolding: fromPromise<Asked | null, Holding>(async ({ input, signal }) => {
          const call = () => endHolding(client, organisation, input, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
      },
      actions: { endSession: goToSignIn },
    }),
    invite: staffInviteMachine.provide({
      actors: {
        invite: fromPromise<Invited | Asked, InvitationRequest>(
          async ({ input: { email, role }, signal }) => {
            const call = () => invite(client, organisation, { email: email.trim(), role }, signal);
            return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
          },
        ),
      },
    }),
  };
}

const client = createStaffClient();
export const stepUps = createStepUps(client);
export const deskFlows = createDeskFlows(client);
export const peopleFlowsOf = (organisation: string) => createPeopleFlows(client, organisation, stepUps);
export const organisationFlowsOf = (staffId: string) => createOrganisationFlows(client, staffId, stepUps);
const waiting = new Map<string, WaitingApprovals>();
/** One for each organisation: the navigation shows what the page of the approvals loads. */
export const waitingIn = (organisation: string): WaitingApprovals => {
  const known = waiting.get(organisation) ?? createWaitingApprovals(client, organisation);
  waiting.set(organisation, known);
  return known;
};
export const approvalFlowOf = (organisation: string) =>
  createApprovalFlow(client, organisation, stepUps, waitingIn(organisation).note);
