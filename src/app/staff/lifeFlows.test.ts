import { afterEach, expect, it } from 'vitest';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { closedLife, draftLife, publishedLife } from '../../../tests/support/season/lifeFacts.ts';
import { firstRound, roundsOfSinging, roundsWhileOpen } from '../../../tests/support/season/roundsFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createDeletionFlows, createLifeFlows } from './lifeFlows.ts';
import { retriedCalls } from './retriedCalls.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
afterEach(() => api.close());

const base = `/organisation/${house.id}`;
const competition = roundsOfSinging.competition.id;
const place = `${base}/competition/${competition}`;
const calls = () => retriedCalls(createStepUps(api.client));
const lives = () => createLifeFlows(api.client, house.id, calls());
const deletions = () => createDeletionFlows(api.client, { organisation: house.id, competition }, calls());
const choose = (act: 'close' | 'delete') =>
  [{ type: 'act.requested', act }, { type: 'act.confirmed' }] as const;

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  const machines = [lives().competition('a'), lives().event('a'), deletions().round('a')];
  expect(machines.flatMap((machine) => unprovidedIn(machine))).toEqual([]);
});

it('closes a competition by the version that was seen', async () => {
  api = await startStaffApi({
    [`GET ${place}/life`]: [200, publishedLife],
    [`POST ${place}/life`]: [200, closedLife],
  });
  const { actor, until } = run(lives().competition(competition));
  await until('ready');
  for (const event of choose('close')) actor.send(event);
  await until('done');
  const [, asked] = await api.asked();
  expect([asked?.body, actor.getSnapshot().context.life]).toEqual([{ act: 'close', version: 7 }, closedLife]);
});

it('shows an event as another person left it', async () => {
  const present = { ...publishedLife, version: 9 };
  api = await startStaffApi({
    [`GET ${base}/event/e/life`]: [200, publishedLife],
    [`POST ${base}/event/e/life`]: [409, { message: 'Changed.', code: 'changed_meanwhile', present }],
  });
  const { actor, until } = run(lives().event('e'));
  await until('ready');
  for (const event of choose('close')) actor.send(event);
  await until('acting');
  await until('ready');
  expect(actor.getSnapshot().context).toMatchObject({ isRefused: true, life: { version: 9 } });
});

it('deletes a draft', async () => {
  api = await startStaffApi({ [`GET ${place}/life`]: [200, draftLife], [`POST ${place}/life`]: [204, null] });
  const { actor, until } = run(lives().competition(competition));
  await until('ready');
  for (const event of choose('delete')) actor.send(event);
  await until('gone');
  expect((await api.asked()).map(({ body }) => body).at(-1)).toEqual({ act: 'delete', version: 7 });
});

it('deletes a round with its groups by its version, and says that another one is gone', async () => {
  const path = `${place}/round/${firstRound.id}?version=${firstRound.version}`;
  api = await startStaffApi({
    [`GET ${place}/round`]: [200, roundsOfSinging],
    [`DELETE ${path}`]: [204, null],
  });
  const { actor, until } = run(deletions().round(firstRound.id));
  await until('ready');
  expect(actor.getSnapshot().context.life?.holds.groups).toBe(firstRound.groups.length);
  for (const event of choose('delete')) actor.send(event);
  await until('gone');
  const other = run(deletions().group('nowhere'));
  await other.until('gone');
  expect((await api.asked()).map(({ call }) => call)).toContain(`DELETE ${path}`);
});

it('offers no deletion of a group whose round has begun', async () => {
  api = await startStaffApi({ [`GET ${place}/round`]: [200, roundsWhileOpen] });
  const { actor, until } = run(deletions().group(firstRound.groups[1]!.id));
  await until('ready');
  expect(actor.getSnapshot().context.life?.acts).toEqual([{ act: 'delete', stops: ['begun'] }]);
});
