import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { follow, run } from '../../../tests/support/accounts/accountFlows.ts';
import { resetStarted } from '../../../tests/support/resets/resetFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createOwnerResetFlow, createOwnResetFlow, createResetFlow } from './resetFlows.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
afterEach(() => api.close());

const signedOut: [number, object] = [401, { code: 'unauthenticated', message: '' }];
const callsOf = async () => (await api.asked()).map(({ call }) => call);
const person = `/organisation/${house.id}/person/huda/reset`;
const ofOwner = `/organisation/${house.id}/owner-reset`;

it('resets leave no effect unprovided', async () => {
  api = await startStaffApi({});
  const stepUps = createStepUps(api.client);
  const flows = [createResetFlow(api.client, house.id, stepUps), createOwnerResetFlow(api.client, stepUps)];
  expect([...flows, createOwnResetFlow(api.client)].flatMap((flow) => unprovidedIn(flow))).toEqual([]);
});

describe.each([
  ['a person', person, 'huda', () => createResetFlow(api.client, house.id, createStepUps(api.client))],
  ['an only owner', ofOwner, house.id, () => createOwnerResetFlow(api.client, createStepUps(api.client))],
] as const)('a reset of %s', (_, path, id, flowOf) => {
  it('starts and is withdrawn by one call each', async () => {
    api = await startStaffApi({ [`POST ${path}`]: [201, resetStarted], [`DELETE ${path}`]: [204, null] });
    const { actor, until } = follow(createActor(flowOf()));
    for (const act of ['start', 'withdraw'] as const) {
      actor.send({ type: 'reset.requested', choice: { act, id } });
      actor.send({ type: 'reset.confirmed' });
      await until('idle');
    }
    expect([await callsOf(), actor.getSnapshot().context]).toMatchObject([
      [`POST ${path}`, `DELETE ${path}`],
      { started: null, formError: null },
    ]);
  });

  it('leads to the sign-in when the session is over', async () => {
    api = await startStaffApi({ [`POST ${path}`]: signedOut });
    const { actor, until } = follow(createActor(flowOf()));
    actor.send({ type: 'reset.requested', choice: { act: 'start', id } });
    actor.send({ type: 'reset.confirmed' });
    await until('signedOut');
    expect(location.pathname).toBe('/login');
  });
});

it('the reset of the own access stops by one call', async () => {
  api = await startStaffApi({ 'DELETE /own-reset': [204, null] });
  const { actor, until } = run(createOwnResetFlow(api.client));
  actor.send({ type: 'stop.requested' });
  await until('stopped');
  expect(await callsOf()).toEqual(['DELETE /own-reset']);
});
