import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { roleToLimit } from '../../../tests/support/staff/competitionFacts.ts';
import { devices } from '../../../tests/support/accounts/accountFacts.ts';
import { follow, run } from '../../../tests/support/accounts/accountFlows.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { factors, offeredSecret } from '../../../tests/support/staff/ownAccessFacts.ts';
import {
  holdingsOf,
  house,
  invited,
  owner,
  recoveryCodes,
  staffList,
} from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createStepUps } from './stepUps.ts';
import { createOwnFlows } from './ownFlows.ts';
import { createPeopleFlows } from './peopleFlows.ts';
import { createSessionFlow } from './sessionFlow.ts';

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/people'));
afterEach(() => api.close());

const signedOut: [number, unknown] = [401, { message: 'Sign in.', code: 'unauthenticated' }];
const people = `/organisation/${house.id}`;
const callsOf = async () => (await api.asked()).map(({ call }) => call);

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  const stepUps = createStepUps(api.client);
  const machines = [
    createSessionFlow(api.client),
    ...Object.values(createOwnFlows(api.client, stepUps)),
    ...Object.values(createPeopleFlows(api.client, house.id, stepUps)),
  ];
  expect(machines.flatMap((machine) => unprovidedIn(machine))).toEqual([]);
});

describe('a session of staff', () => {
  it('is read, and ends at the server', async () => {
    api = await startStaffApi({ 'GET /me': [200, owner], 'POST /sign-out': [204, null] });
    const { actor, until } = run(createSessionFlow(api.client));
    await until('signedIn');
    expect(actor.getSnapshot().context.me).toEqual(owner);
    actor.send({ type: 'signOut.requested' });
    await until('signedOut');
    expect([await callsOf(), location.pathname]).toEqual([['GET /me', 'POST /sign-out'], '/login']);
  });

  it('that is over leads to the sign-in', async () => {
    api = await startStaffApi({ 'GET /me': signedOut });
    await run(createSessionFlow(api.client)).until('signedOut');
    expect(location.pathname).toBe('/login');
  });
});

describe('what a person signs in with', () => {
  it('gets one more authenticator app, and loses one', async () => {
    const { id } = factors.authenticators[0]!;
    api = await startStaffApi({
      'GET /factor': [200, factors],
      'POST /factor/offer': [200, { authenticator: { secret: offeredSecret } }],
      'POST /factor': [204, null],
      [`DELETE /factor/${id}`]: [204, null],
    });
    const { actor, until } = run(createOwnFlows(api.client, createStepUps(api.client)).factors);
    await until('listed');
    actor.send({ type: 'add.requested' });
    await until({ proving: 'ready' });
    expect(actor.getSnapshot().context.secret).toBe(offeredSecret);
    actor.send({ type: 'field.changed', field: 'code', value: '302114' });
    actor.send({ type: 'form.submitted' });
    await until('listed');
    actor.send({ type: 'remove.requested', id });
    actor.send({ type: 'remove.confirmed' });
    await until('listed');
    expect((await api.asked()).map(({ call, body }) => [call, body])).toEqual([
      ['GET /factor', null],
      ['POST /factor/offer', null],
      ['POST /factor', { code: '302114' }],
      ['GET /factor', null],
      [`DELETE /factor/${id}`, null],
      ['GET /factor', null],
    ]);
  });

  it('gets new recovery codes', async () => {
    api = await startStaffApi({ 'POST /recovery-code': [201, { recovery_codes: recoveryCodes }] });
    const { actor, until } = run(createOwnFlows(api.client, createStepUps(api.client)).renewal);
    actor.send({ type: 'renew.requested' });
    actor.send({ type: 'renew.confirmed' });
    await until('keeping');
    expect(actor.getSnapshot().context.codes).toEqual(recoveryCodes);
  });
});

describe('the devices of a person', () => {
  it('are listed, and one is signed out', async () => {
    const { id } = devices[1];
    api = await startStaffApi({
      'GET /session': [200, { data: devices }],
      [`DELETE /session/${id}`]: [204, null],
    });
    const { actor, until } = run(createOwnFlows(api.client, createStepUps(api.client)).devices);
    await until('listed');
    actor.send({ type: 'revoke.requested', id });
    await until('listed');
    expect([await callsOf(), actor.getSnapshot().context.devices]).toEqual([
      ['GET /session', `DELETE /session/${id}`],
      [devices[0]],
    ]);
  });

  it('lead to the sign-in when the session is over', async () => {
    api = await startStaffApi({ 'GET /session': signedOut });
    await run(createOwnFlows(api.client, createStepUps(api.client)).devices).until('failed');
    expect(location.pathname).toBe('/login');
  });
});

describe('the people of an organisation', () => {
  const { choices, ...list } = staffList;
  const listed = {
    [`GET ${people}/staff`]: [200, list],
    [`GET ${people}/competition`]: [200, { data: choices.slice(0, 2), next: '1-x' }],
    [`GET ${people}/competition?after=1-x`]: [200, { data: choices.slice(2), next: null }],
  } satisfies Record<string, [number, unknown]>;
  const loads = Object.keys(listed);

  it('come with all pages of the competitions of the organisation', async () => {
    api = await startStaffApi(listed);
    const { actor, until } = run(createPeopleFlows(api.client, house.id, createStepUps(api.client)).people);
    await until('listed');
    expect(actor.getSnapshot().context.list).toEqual(staffList);
  });

  it('get other competitions by the version of the role', async () => {
    const { id, ...body } = roleToLimit;
    const changed = `PUT ${people}/membership/${id}/competition`;
    api = await startStaffApi({ [changed]: [204, null] });
    const { competitions } = createPeopleFlows(api.client, house.id, createStepUps(api.client));
    const { actor, until } = follow(createActor(competitions, { input: roleToLimit }));
    actor.send({ type: 'form.submitted' });
    await until('saved');
    expect(await api.asked()).toEqual([{ call: changed, mark: '1', body }]);
  });

  it.each(holdingsOf(staffList))('are listed, and $kind $id ends', async (holding) => {
    const ended = `DELETE ${people}/${holding.kind}/${holding.id}`;
    api = await startStaffApi({ ...listed, [ended]: [204, null] });
    const { actor, until } = run(createPeopleFlows(api.client, house.id, createStepUps(api.client)).people);
    await until('listed');
    actor.send({ type: 'end.requested', holding });
    actor.send({ type: 'end.confirmed' });
    await until('listed');
    expect(await callsOf()).toEqual([...loads, ended, ...loads]);
  });

  it('are listed, and an invitation that was withdrawn is restored', async () => {
    const [invitation] = staffList.withdrawn;
    const restored = `POST ${people}/invitation/${invitation!.id}/restore`;
    api = await startStaffApi({ ...listed, [restored]: [204, null] });
    const { actor, until } = run(createPeopleFlows(api.client, house.id, createStepUps(api.client)).people);
    await until('listed');
    actor.send({ type: 'restore.requested', invitation: invitation! });
    await until('listed');
    expect(await callsOf()).toEqual([...loads, restored, ...loads]);
  });

  it('lead to the sign-in when the session is over', async () => {
    api = await startStaffApi({ [`GET ${people}/staff`]: signedOut });
    await run(createPeopleFlows(api.client, house.id, createStepUps(api.client)).people).until('signedOut');
    expect(location.pathname).toBe('/login');
  });
});

describe('an invitation', () => {
  it('is sent once, with the address as it is read', async () => {
    api = await startStaffApi({ [`POST ${people}/invitation`]: [201, invited] });
    const { invite } = createPeopleFlows(api.client, house.id, createStepUps(api.client));
    const { actor, until } = follow(createActor(invite, { input: { role: '' } }));
    actor.send({ type: 'field.changed', field: 'email', value: ` ${invited.invitation.email} ` });
    actor.send({ type: 'field.changed', field: 'role', value: 'judge' });
    actor.send({ type: 'form.submitted' });
    await until('invited');
    expect([await api.asked(), actor.getSnapshot().context.invited]).toEqual([
      [
        {
          call: `POST ${people}/invitation`,
          mark: '1',
          body: { email: invited.invitation.email, role: 'judge', competitions: null },
        },
      ],
      invited,
    ]);
  });
});
