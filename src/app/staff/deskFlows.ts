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
  OfferedFactor,
  RecoveryCodes,
  StaffFactors,
} from '../../../domain/staff/staffContract.ts';
import {
  addFactor,
  listFactors,
  listStaffSessions,
  offerFactor,
  readMe,
  removeFactor,
  renewRecoveryCodes,
  revokeStaffSession,
  signOut,
} from '../../api/staff/calls/own.ts';
import {
  changeRoleCompetitions,
  endHolding,
  invite,
  listStaff,
  restoreInvitation,
} from '../../api/staff/calls/people.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { deviceListMachine } from '../../machines/deviceList/deviceListMachine.ts';
import { factorEnrolmentMachine } from '../../machines/factorEnrolment/factorEnrolmentMachine.ts';
import { recoveryRenewalMachine } from '../../machines/recoveryRenewal/recoveryRenewalMachine.ts';
import {
  roleCompetitionsMachine,
  type RoleToLimit,
} from '../../machines/roleCompetitions/roleCompetitionsMachine.ts';
import { staffInviteMachine } from '../../machines/staffInvite/staffInviteMachine.ts';
import {
  type Holding,
  type PeopleList,
  type RestorableInvitation,
  staffPeopleMachine,
} from '../../machines/staffPeople/staffPeopleMachine.ts';
import { staffSessionMachine } from '../../machines/staffSession/staffSessionMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { createApprovalFlow } from './approvalFlow.ts';
import { createBulkFlows } from './bulkFlows.ts';
import { goToSignIn } from './goToSignIn.ts';
import { loadCompetitions } from './loadCompetitions.ts';
import { createPasskeyFlow } from './passkeyFlow.ts';
import { createOrganisationFlows } from './organisationFlows.ts';
import { createOwnResetFlow, createResetFlow } from './resetFlows.ts';
import { createStepUps, type StepUps } from './stepUps.ts';
import { createWaitingApprovals, type WaitingApprovals } from './waitingApprovals.ts';

const { standard, once } = retryPresets;

export function createDeskFlows(client: StaffClient, stepUps: StepUps) {
  const { steppedUp } = stepUps;
  return {
    ownReset: createOwnResetFlow(client),
    passkeys: createPasskeyFlow(client, stepUps),
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
    factors: factorEnrolmentMachine.provide({
      actors: {
        loadFactors: fromPromise<StaffFactors>(async ({ signal }) =>
          dataOf(await withRetry(() => listFactors(client, signal), standard, { signal })),
        ),
        offerFactor: fromPromise<OfferedFactor>(async ({ signal }) => {
          const call = () => offerFactor(client, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
        addFactor: fromPromise<unknown, { code: string }>(async ({ input: { code }, signal }) => {
          const call = () => addFactor(client, { code }, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
        removeFactor: fromPromise<unknown, { id: string }>(async ({ input: { id }, signal }) => {
          const call = () => removeFactor(client, id, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
      },
    }),
    renewal: recoveryRenewalMachine.provide({
      actors: {
        renewCodes: fromPromise<RecoveryCodes>(async ({ signal }) => {
          const call = () => renewRecoveryCodes(client, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
      },
      actions: { print: () => window.print() },
    }),
  };
}

/** The flows about the people of an organisation. */
export function createPeopleFlows(client: StaffClient, organisation: string, stepUps: StepUps) {
  const { steppedUp } = stepUps;
  return {
    reset: createResetFlow(client, organisation, stepUps),
    people: staffPeopleMachine.provide({
      actors: {
        loadPeople: fromPromise<PeopleList>(async ({ signal }) => {
          const call = () => listStaff(client, organisation, signal);
          const [list, choices] = await Promise.all([
            withRetry(call, standard, { signal }).then(dataOf),
            loadCompetitions(client, organisation, signal),
          ]);
          return { ...list, choices };
        }),
        endHolding: fromPromise<Asked | null, Holding>(async ({ input, signal }) => {
          const call = () => endHolding(client, organisation, input, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
        restoreInvitation: fromPromise<unknown, RestorableInvitation>(async ({ input: { id }, signal }) => {
          const call = () => restoreInvitation(client, organisation, id, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
      },
      actions: { endSession: goToSignIn },
    }),
    competitions: roleCompetitionsMachine.provide({
      actors: {
        changeCompetitions: fromPromise<unknown, RoleToLimit>(async ({ input: { id, ...body }, signal }) => {
          const call = () => changeRoleCompetitions(client, organisation, id, body, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
      },
      actions: { endSession: goToSignIn },
    }),
    invite: staffInviteMachine.provide({
      actors: {
        invite: fromPromise<Invited | Asked, InvitationRequest>(
          async ({ input: { email, ...role }, signal }) => {
            const call = () => invite(client, organisation, { email: email.trim(), ...role }, signal);
            return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
          },
        ),
      },
    }),
  };
}

const client = createStaffClient();
export const stepUps = createStepUps(client);
export const deskFlows = createDeskFlows(client, stepUps);
export const peopleFlowsOf = (organisation: string) => createPeopleFlows(client, organisation, stepUps);
export const bulkFlowsOf = (organisation: string, staffId: string) =>
  createBulkFlows(client, organisation, staffId, stepUps);
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
