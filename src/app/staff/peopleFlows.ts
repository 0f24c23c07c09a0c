/** Real effects of the page of the people. */
import { fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { Asked, InvitationRequest, Invited } from '../../../domain/staff/staffContract.ts';
import {
  changeRoleCompetitions,
  endHolding,
  invite,
  listStaff,
  restoreInvitation,
} from '../../api/staff/calls/people.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
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
import { dataOf } from '../flows/dataOf.ts';
import { goToSignIn } from './goToSignIn.ts';
import { loadCompetitions } from './loadCompetitions.ts';
import { createResetFlow } from './resetFlows.ts';
import type { StepUps } from './stepUps.ts';

const { standard, once } = retryPresets;

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
