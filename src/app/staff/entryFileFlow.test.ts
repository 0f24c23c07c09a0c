import { afterEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { noEntryFilters } from '../../../domain/staff/entryAddress.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { counted } from '../../../tests/support/staffEntries/tableFacts.ts';
import type { FetchedFile } from '../../api/staff/fetchedFile.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createEntryFile } from './entryFileFlow.ts';
import { retriedCalls } from './retriedCalls.ts';

let api: StaffApi;
afterEach(() => api.close());

const path = `GET /organisation/${house.id}`;
const count = { [`${path}/entry-count?status=pending`]: [200, counted.some] as [number, object] };
const filters = { ...noEntryFilters, status: 'pending' };

async function start(answers: Record<string, [number, object]>) {
  document.documentElement.lang = 'ar';
  api = await startStaffApi({ ...count, ...answers });
  const saved: FetchedFile[] = [];
  const calls = retriedCalls({ steppedUp: (act) => act() });
  const machine = createEntryFile(api.client, house.id, calls, api.client, (file) => saved.push(file));
  const actor = createActor(machine, { input: filters }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  return { actor, machine, saved };
}

it('counts and fetches by the filters, and hands the whole file to the browser', async () => {
  const query = 'status=pending&format=xlsx&language=ar';
  const { actor, machine, saved } = await start({ [`${path}/entry-file?${query}`]: [200, { whole: true }] });
  expect(unprovidedIn(machine)).toEqual([]);
  actor.send({ type: 'save.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  const [file] = saved;
  expect([file!.name, await file!.bytes.text()]).toEqual(['entries.xlsx', '{"whole":true}']);
});

it('asks for contacts by a call of their own, and saves nothing of a refusal', async () => {
  const query = 'status=pending&format=csv&language=ar';
  const refusal: [number, object] = [403, { message: 'Not yours.', code: 'forbidden' }];
  const { actor, saved } = await start({ [`${path}/entry-contact-file?${query}`]: refusal });
  actor.send({ type: 'choice.changed', choice: { format: 'csv', contacts: true } });
  actor.send({ type: 'save.requested' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect([context.formError, saved]).toEqual([{ sentence: 'Not yours.' }, []]);
});
