import { afterEach, expect, it } from 'vitest';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { seasonFile } from '../../../tests/support/season/fileFacts.ts';
import { seasonEvent } from '../../../tests/support/season/seasonFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { retriedCalls } from './retriedCalls.ts';
import { createSeasonImport } from './seasonImportFlow.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
afterEach(() => api.close());

const path = `/organisation/${house.id}/season`;
const text = JSON.stringify(seasonFile);
const machine = () => createSeasonImport(api.client, house.id, retriedCalls(createStepUps(api.client)));

function choose(content: string) {
  const started = run(machine());
  started.actor.send({ type: 'file.chosen', file: new File([content], 'season.json') });
  return started;
}

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  expect(unprovidedIn(machine())).toEqual([]);
});

it('sends the text of the file, and the same id when it is sent again', async () => {
  api = await startStaffApi({ [`POST ${path}`]: [503, { message: 'Later.' }] });
  const { actor, until } = choose(text);
  await until('ready');
  actor.send({ type: 'import.requested' });
  await until('unsure');
  actor.send({ type: 'retry.requested' });
  await until('importing');
  await until('unsure');
  const [one, other] = (await api.asked()).map(({ body }) => body as { id: string; file: string });
  expect([one!.file, one!.id.length, other]).toEqual([text, 22, one]);
});

it('leads to the draft that was made', async () => {
  api = await startStaffApi({ [`POST ${path}`]: [201, seasonEvent] });
  const { actor, until } = choose(text);
  await until('ready');
  actor.send({ type: 'import.requested' });
  await until('done');
  expect(actor.getSnapshot().context.made).toEqual(seasonEvent);
});

it('lists the faults that the server names', async () => {
  const findings = [{ path: 'event.zone', code: 'value', error: 'zoneUnknown' }];
  api = await startStaffApi({ [`POST ${path}`]: [422, { message: 'No.', code: 'season_file', findings }] });
  const { actor, until } = choose(text);
  await until('ready');
  actor.send({ type: 'import.requested' });
  await until('refused');
  expect(actor.getSnapshot().context.faults).toEqual(findings);
});

it.each([
  ['that is too large, by its size', ' '.repeat(600_001), 'tooLarge'],
  ['that is too large, by its characters', ' '.repeat(150_001), 'tooLarge'],
  ['that is no JSON', '{', 'notJson'],
  ['of another version', '{"format":"sawt-season-2"}', 'otherFormat'],
])('sends nothing of a file %s', async (_, content, code) => {
  api = await startStaffApi({});
  const { actor, until } = choose(content);
  await until('refused');
  expect([actor.getSnapshot().context.faults.map((fault) => fault.code), await api.asked()]).toEqual([
    [code],
    [],
  ]);
});
