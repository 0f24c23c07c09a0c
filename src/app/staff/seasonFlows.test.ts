import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { follow, run } from '../../../tests/support/accounts/accountFlows.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { foundReady, seasonEvent, seasonPage, settings } from '../../../tests/support/season/seasonFacts.ts';
import { house, owner } from '../../../tests/support/staff/staffFacts.ts';
import { readCopyForm } from '../../../domain/season/copyForm.ts';
import { readEventForm, readNewCompetitionForm } from '../../../domain/season/eventForm.ts';
import { readSettingsForm } from '../../../domain/season/settingsForm.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createSeasonFlow } from './seasonFlow.ts';
import { createSeasonFlows } from './seasonFlows.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/season');
});
afterEach(() => api.close());

const base = `/organisation/${house.id}`;
const place = `${base}/competition/${settings.id}`;
const flows = () => createSeasonFlows(api.client, house.id, owner.id, createStepUps(api.client));
const season = () => createSeasonFlow(api.client, house.id, createStepUps(api.client));
const asked = async () => (await api.asked()).map(({ call, body }) => [call, body]);
const type = (field: string, value: string) => ({ type: 'field.changed', field, value }) as const;

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  const { event, newEvent, competition, newCompetition, publishing, copy, newFile } = flows();
  const machines = [
    season(),
    event('a'),
    newEvent(),
    competition('a'),
    newCompetition('a'),
    publishing('a'),
    copy('a'),
    newFile(),
  ];
  expect(machines.flatMap((machine) => unprovidedIn(machine as ReturnType<typeof season>))).toEqual([]);
});

it('lists all pages of the events', async () => {
  const [first, ...rest] = seasonPage.data;
  api = await startStaffApi({
    [`GET ${base}/event`]: [200, { data: [first], next: '1-x' }],
    [`GET ${base}/event?after=1-x`]: [200, { data: rest, next: null }],
  });
  const { actor, until } = run(season());
  await until('shown');
  expect(actor.getSnapshot().context.data?.events).toEqual(seasonPage.data);
});

describe('a competition', () => {
  const saved = { ...settings, version: 8 };
  const open = async () => {
    const started = follow(
      createActor(flows().competition(settings.id), { input: { read: readSettingsForm } }),
    );
    await started.until({ editing: 'ready' });
    return started;
  };

  it('is saved in two calls where texts and prices changed, the second by the version of the first', async () => {
    api = await startStaffApi({
      [`GET ${place}/settings`]: [200, settings],
      [`PATCH ${place}/settings`]: [200, { ...saved, name_en: 'Solo' }],
      [`PUT ${place}/prices`]: [200, { ...saved, version: 9, name_en: 'Solo', entry_fee_baisa: 2_500 }],
    });
    const { actor, until } = await open();
    actor.send(type('name_en', 'Solo'));
    actor.send(type('entry_fee', '2.5'));
    actor.send({ type: 'form.submitted' });
    await until({ editing: 'saved' });
    const [, texts, prices] = await asked();
    expect(texts).toMatchObject([
      `PATCH ${place}/settings`,
      { version: 7, name_en: 'Solo', registration_opens_at: settings.registration_opens_at },
    ]);
    expect(prices).toEqual([`PUT ${place}/prices`, { version: 8, entry_fee_baisa: 2_500, prices: null }]);
    expect(actor.getSnapshot().context.start?.version).toBe(9);
  });

  it('asks for its prices only where no text changed', async () => {
    api = await startStaffApi({
      [`GET ${place}/settings`]: [200, settings],
      [`PUT ${place}/prices`]: [200, { ...saved, entry_fee_baisa: 0 }],
    });
    const { actor, until } = await open();
    actor.send(type('entry_fee', '0'));
    actor.send({ type: 'form.submitted' });
    await until({ editing: 'saved' });
    expect((await asked()).map(([call]) => call)).toEqual([`GET ${place}/settings`, `PUT ${place}/prices`]);
  });

  it('shows what another person saved meanwhile', async () => {
    const present = { ...saved, name_en: 'Theirs', changed: { at: 1, by: 'Huda' } };
    api = await startStaffApi({
      [`GET ${place}/settings`]: [200, settings],
      [`PATCH ${place}/settings`]: [409, { message: 'Changed.', code: 'changed_meanwhile', present }],
    });
    const { actor, until } = await open();
    actor.send(type('name_en', 'Mine'));
    actor.send({ type: 'form.submitted' });
    await until({ editing: 'disputed' });
    expect(actor.getSnapshot().context.disputes).toEqual({
      name_en: { mine: 'Mine', theirs: 'Theirs', choice: null },
    });
  });

  it('is published by the version that was checked', async () => {
    api = await startStaffApi({
      [`GET ${place}/check`]: [200, foundReady],
      [`GET ${place}/settings`]: [200, settings],
      [`POST ${place}/publish`]: [200, { ...saved, state: 'published' }],
    });
    const { actor, until } = run(flows().publishing(settings.id));
    await until('ready');
    actor.send({ type: 'publish.requested' });
    actor.send({ type: 'publish.confirmed' });
    await until('published');
    expect((await asked()).at(-1)).toEqual([`POST ${place}/publish`, { version: foundReady.version }]);
  });
});

describe('what is new', () => {
  it('is an event that keeps its id through a repeat', async () => {
    api = await startStaffApi({
      [`GET ${base}`]: [
        200,
        { ...house, zone: 'Asia/Dubai', support_email: null, version: 1, changed: null },
      ],
      [`POST ${base}/event`]: [503, { message: 'Later.' }],
    });
    const { actor, until } = follow(createActor(flows().newEvent(), { input: { read: readEventForm } }));
    await until({ editing: 'ready' });
    const texts = { name_ar: 'الموسم', starts_at: '2026-05-01T00:00', ends_at: '2026-09-01T00:00' };
    for (const [field, value] of Object.entries(texts)) actor.send(type(field, value));
    actor.send({ type: 'form.submitted' });
    await until('saving');
    await until({ editing: 'ready' });
    actor.send({ type: 'form.submitted' });
    await until('saving');
    await until({ editing: 'ready' });
    const [, one, other] = (await api.asked()).map(({ body }) => body as Record<string, unknown>);
    expect(one).toEqual({
      id: other?.['id'],
      name_ar: 'الموسم',
      name_en: '',
      zone: 'Asia/Dubai',
      starts_at: Date.UTC(2026, 3, 30, 20),
      ends_at: Date.UTC(2026, 7, 31, 20),
    });
  });

  it('is a copy of an event that begins on the day that was typed', async () => {
    const path = `${base}/event/${seasonEvent.id}`;
    const copied = { ...seasonEvent, id: 'copy', starts_at: Date.UTC(2027, 4, 1, -4), state: 'draft' };
    api = await startStaffApi({ [`GET ${path}`]: [200, seasonEvent], [`POST ${path}/copy`]: [201, copied] });
    const { actor, until } = follow(
      createActor(flows().copy(seasonEvent.id), { input: { read: readCopyForm } }),
    );
    await until({ editing: 'ready' });
    actor.send(type('first_day', '2027-05-01'));
    actor.send({ type: 'form.submitted' });
    await until({ editing: 'saved' });
    const sent = (await api.asked()).at(-1);
    expect([sent?.body, actor.getSnapshot().context.start?.id]).toEqual([
      { id: expect.any(String) as string, starts_at: Date.UTC(2027, 4, 1, 8) },
      'copy',
    ]);
  });

  it('is a competition of an event', async () => {
    const path = `${base}/event/${seasonEvent.id}/competition`;
    api = await startStaffApi({ [`POST ${path}`]: [201, { ...settings, name_ar: 'الشعر', name_en: null }] });
    const machine = flows().newCompetition(seasonEvent.id);
    const { actor, until } = follow(createActor(machine, { input: { read: readNewCompetitionForm } }));
    await until({ editing: 'ready' });
    actor.send(type('name_ar', 'الشعر'));
    actor.send({ type: 'form.submitted' });
    await until({ editing: 'saved' });
    expect(actor.getSnapshot().context.start?.id).toBe(settings.id);
  });
});
