import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OrganisationSettings } from '../../../domain/staff/staffContract.ts';
import { follow, run } from '../../../tests/support/accounts/accountFlows.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house, invited, organisationList } from '../../../tests/support/staff/staffFacts.ts';
import type { editFormMachine } from '../../machines/editForm/editFormMachine.ts';
import { readNamesForm } from '../../machines/editForm/readNamesForm.ts';
import { readOrganisationForm } from '../../machines/editForm/readOrganisationForm.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createOrganisationFlows } from './organisationFlows.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/organisations');
});
afterEach(() => api.close());

const path = `/organisation/${house.id}`;
const stored: OrganisationSettings = {
  ...house,
  zone: 'Asia/Muscat',
  support_email: null,
  version: 3,
  changed: null,
};
const changed: OrganisationSettings = {
  ...stored,
  name_en: 'House',
  version: 4,
  changed: { at: 1, by: 'Huda' },
};
const flows = (staffId = 'salma') => createOrganisationFlows(api.client, staffId, createStepUps(api.client));
const edit = (machine: typeof editFormMachine, read = readOrganisationForm) =>
  follow(createActor(machine, { input: { read } }));
const askedFor = async (method: string) => (await api.asked()).filter(({ call }) => call.startsWith(method));

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  const { organisations, settings, newNames, firstOwner } = flows();
  const all = [organisations, settings(house.id), newNames(), firstOwner(house.id)];
  expect(all.flatMap((machine) => unprovidedIn(machine))).toEqual([]);
});

it('lists organisations, and leads to the sign-in when the session is over', async () => {
  api = await startStaffApi({ 'GET /organisation': [200, organisationList] });
  const { actor, until } = run(flows().organisations);
  await until('listed');
  expect(actor.getSnapshot().context.list).toEqual(organisationList.data);
  await api.close();
  api = await startStaffApi({ 'GET /organisation': [401, { message: 'Sign in.', code: 'unauthenticated' }] });
  await run(flows().organisations).until('signedOut');
  expect(location.pathname).toBe('/login');
});

describe('the settings of an organisation', () => {
  const typed = { type: 'field.changed', field: 'name_en', value: 'House' } as const;

  it('are saved by their version', async () => {
    api = await startStaffApi({ [`GET ${path}`]: [200, stored], [`PATCH ${path}`]: [200, changed] });
    const { actor, until } = edit(flows().settings(house.id));
    await until({ editing: 'ready' });
    actor.send(typed);
    actor.send({ type: 'form.submitted' });
    await until({ editing: 'saved' });
    expect(await askedFor('PATCH')).toEqual([
      {
        call: `PATCH ${path}`,
        mark: '1',
        body: {
          version: 3,
          name_ar: house.name_ar,
          name_en: 'House',
          zone: 'Asia/Muscat',
          support_email: '',
        },
      },
    ]);
    expect(actor.getSnapshot().context.start?.version).toBe(4);
  });

  it('that another person changed come with the refusal', async () => {
    const present = { ...changed, name_en: 'Theirs' };
    const conflict = { message: '…', code: 'changed_meanwhile', request_id: 'r', present };
    api = await startStaffApi({ [`GET ${path}`]: [200, stored], [`PATCH ${path}`]: [409, conflict] });
    const { actor, until } = edit(flows().settings(house.id));
    await until({ editing: 'ready' });
    actor.send(typed);
    actor.send({ type: 'form.submitted' });
    await until({ editing: 'disputed' });
    expect(actor.getSnapshot().context.disputes).toEqual({
      name_en: { mine: 'House', theirs: 'Theirs', choice: null },
    });
  });

  it('that were typed and not saved are there after a reload, for the person who typed them', async () => {
    api = await startStaffApi({ [`GET ${path}`]: [200, stored] });
    const first = edit(flows().settings(house.id));
    await first.until({ editing: 'ready' });
    first.actor.send(typed);
    const opened = async (staffId: string) => {
      const { actor, until } = edit(flows(staffId).settings(house.id));
      await until({ editing: 'ready' });
      return actor.getSnapshot().context.texts['name_en'];
    };
    expect([await opened('salma'), await opened('huda')]).toEqual(['House', '']);
  });
});

describe('a new organisation', () => {
  const fill = (value: string) => ({ type: 'field.changed', field: 'name_ar', value }) as const;

  it('is sent again by the same id, also after a reload', async () => {
    api = await startStaffApi({ 'POST /organisation': [503, null] });
    const send = async () => {
      const { actor, until } = edit(flows().newNames(), readNamesForm);
      await until({ editing: 'ready' });
      actor.send(fill('جهة'));
      actor.send({ type: 'form.submitted' });
      await until({ editing: 'ready' });
      return actor;
    };
    await send();
    const again = await send();
    const ids = (await askedFor('POST')).map(({ body }) => (body as { id: string }).id);
    expect([ids.length, new Set(ids).size, ids[0]]).toEqual([
      2,
      1,
      expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) as string,
    ]);
    expect(again.getSnapshot().context.formError).not.toBe(null);
  });

  it('that an earlier request made by another name shows that name', async () => {
    const made = { ...stored, name_ar: 'جهة أولى', version: 1 };
    api = await startStaffApi({ 'POST /organisation': [201, made] });
    const { actor, until } = edit(flows().newNames(), readNamesForm);
    await until({ editing: 'ready' });
    actor.send(fill('جهة ثانية'));
    actor.send({ type: 'form.submitted' });
    await until({ editing: 'disputed' });
    expect(actor.getSnapshot().context.disputes['name_ar']).toEqual({
      mine: 'جهة ثانية',
      theirs: 'جهة أولى',
      choice: null,
    });
  });
});

it('the first owner is invited by the address alone', async () => {
  api = await startStaffApi({ [`POST ${path}/first-owner`]: [201, invited] });
  const { actor, until } = follow(createActor(flows().firstOwner(house.id), { input: { role: 'owner' } }));
  actor.send({ type: 'field.changed', field: 'email', value: ' huda@production.example ' });
  actor.send({ type: 'form.submitted' });
  await until('invited');
  expect((await askedFor('POST')).map(({ body }) => body)).toEqual([{ email: 'huda@production.example' }]);
});
