import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeasonFile } from '../../../../domain/season/seasonFile.ts';
import type { StaffEvent, StaffEventPage } from '../../../../domain/staff/staffContract.ts';
import { SeasonDesk } from '../../../../tests/support/season/seasonDesk.ts';
import { answered, read, StaffWorld } from '../../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../../platform/ids.ts';

const DAY_MS = 86_400_000;
let world: StaffWorld;
let desk: SeasonDesk;
let event: StaffEvent;
let file: SeasonFile;

beforeAll(async () => {
  world = await StaffWorld.start();
  const owner = await world.setUp();
  desk = new SeasonDesk(world, owner);
  event = await desk.makeEvent();
  const now = world.clock.now();
  const typed = {
    description_ar: 'سطر\nسطر',
    criteria: [{ name_ar: 'الصوت', name_en: '', percent: 100 }],
    registration_opens_at: now,
    registration_closes_at: now + DAY_MS,
  };
  const competition = await read<{ id: string }>(
    await desk.change(await desk.makeCompetition(event.id), typed),
  );
  await desk.makeCompetition(event.id, newId(), 'Poetry');
  const place = `/competition/${competition.id}`;
  const names = { name_ar: 'الأولى', name_en: 'First' };
  const dates = { starts_at: now + 2 * DAY_MS, ends_at: null };
  const round = newId();
  await read(
    await desk.ask(`${place}/round`, { body: { id: round, ...names, judges_percent: 40, ...dates } }),
  );
  const window = { opens_at: now + 2 * DAY_MS, closes_at: now + 3 * DAY_MS };
  await read(await desk.ask(`${place}/round/${round}/group`, { body: { id: newId(), ...names, ...window } }));
  file = await read(await desk.ask(`/event/${event.id}/file`));
});
afterAll(() => world.close());

const events = async () => (await read<StaffEventPage>(await desk.ask('/event'))).data;
const fileOf = async (id: string) => read<SeasonFile>(await desk.ask(`/event/${id}/file`));

it('a file has all settings of a season, and no id', async () => {
  const names = file.competitions.map(({ name_en, criteria, rounds }) => [
    name_en,
    criteria.length,
    rounds.map(({ judges_percent, groups }) => [judges_percent, groups.length]),
  ]);
  expect(names.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
    ['Poetry', 0, []],
    ['Singing', 1, [[40, 1]]],
  ]);
  const ids = (await events()).flatMap(({ id, competitions }) => [
    id,
    ...competitions.map((each) => each.id),
  ]);
  expect(ids.filter((id) => JSON.stringify(file).includes(id))).toEqual([]);
});

it('a file is saved under the address of its event', async () => {
  const reply = await desk.ask(`/event/${event.id}/file`);
  expect(reply.headers.get('content-disposition')).toContain('filename="sawt-season-trial-season.json"');
});

it('a file makes the same season as a draft, once, at addresses of its own', async () => {
  const id = newId();
  const send = () => desk.ask('/season', { body: { id, file: JSON.stringify(file) } });
  const both = await Promise.all([send(), send()]);
  const [made] = await Promise.all(both.map((each) => read<StaffEvent>(each)));
  expect([made!.id, made!.state, made!.slug, made!.competitions.map(({ state }) => state)]).toEqual([
    id,
    'draft',
    'trial-season-2',
    ['draft', 'draft'],
  ]);
  const copied = await fileOf(id);
  const inOrder = ({ competitions }: SeasonFile) =>
    competitions.toSorted((a, b) => a.slug.localeCompare(b.slug));
  expect([copied.event, inOrder(copied)]).toEqual([{ ...file.event, slug: 'trial-season-2' }, inOrder(file)]);
});

it('of a file that is half wrong nothing is made, and all faults are named', async () => {
  const before = (await events()).length;
  const [first, second] = file.competitions;
  const wrong = { ...file, competitions: [first, { ...second, name_ar: '' }, { ...second, min_age: 7 }] };
  const body = { id: newId(), file: JSON.stringify({ ...wrong, event: { ...file.event, zone: '' } }) };
  const reply = await desk.ask('/season', { body });
  const { code, findings } = (await reply.json()) as { code: string; findings: object[] };
  expect([reply.status, code, findings, (await events()).length]).toEqual([
    422,
    'season_file',
    [{ path: 'competitions.2.min_age', code: 'shape', error: 'range' }],
    before,
  ]);
});

it('last season becomes a draft on other days', async () => {
  const id = newId();
  const body = { id, starts_at: event.starts_at + 365 * DAY_MS };
  const made = await read<StaffEvent>(await desk.ask(`/event/${event.id}/copy`, { body }));
  expect([made.state, made.starts_at, made.ends_at]).toEqual([
    'draft',
    event.starts_at + 365 * DAY_MS,
    event.ends_at + 365 * DAY_MS,
  ]);
  const opens = ({ competitions }: SeasonFile) =>
    competitions.flatMap(({ rounds }) => rounds.flatMap(({ groups }) => groups.map((each) => each.opens_at)));
  expect(opens(await fileOf(id))).toEqual(opens(file).map((at) => at + 365 * DAY_MS));
});

it('an event of another organisation is not copied', async () => {
  const stranger = await world.layOrganisation();
  const body = { id: newId(), starts_at: event.starts_at };
  const { browser } = desk;
  const path = `/organisation/${stranger}/event/${event.id}/copy`;
  expect(await answered(await world.ask(path, { body, browser }))).toEqual({
    status: 404,
    code: 'not_found',
  });
});
