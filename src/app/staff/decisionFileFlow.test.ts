import { afterEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { carriedOut, fileChecked } from '../../../tests/support/staffEntries/decisionFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createDecisionImport } from './decisionFileFlow.ts';
import { retriedCalls } from './retriedCalls.ts';

let api: StaffApi;
afterEach(() => api.close());

const path = `POST /organisation/${house.id}/decision-file`;
const { check } = fileChecked.sound;
const file = new File(['{"id":1}'], 'decisions.csv', { type: 'text/csv' });

async function start(answers: Record<string, [number, unknown]>) {
  api = await startStaffApi(answers);
  const machine = createDecisionImport(house.id, retriedCalls({ steppedUp: (act) => act() }), api.client);
  const actor = createActor(machine).start();
  actor.send({ type: 'file.chosen', file });
  return { actor, machine };
}

it('checks the bytes of a file, then carries the same out', async () => {
  const done = 'done' in carriedOut && carriedOut.done;
  const { actor, machine } = await start({ [`${path}/check`]: [200, check], [path]: [200, done] });
  expect(unprovidedIn(machine)).toEqual([]);
  await waitFor(actor, (snapshot) => snapshot.matches('checked'));
  actor.send({ type: 'import.requested' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(context.done).toEqual(done);
  expect((await api.asked()).map(({ call, body }) => [call, body])).toEqual([
    [`${path}/check`, { id: 1 }],
    [path, { id: 1 }],
  ]);
});

it('shows the faults of a check, and those that a later state of the entries caused', async () => {
  const faults = [{ row: 2, code: 'unknown' }];
  const faulty = { ...check, faults, fault_count: 1 };
  const first = await start({ [`${path}/check`]: [200, faulty] });
  const refused = await waitFor(first.actor, (snapshot) => snapshot.matches('refused'));
  expect(refused.context.faults).toEqual(faults);
  await api.close();
  const body = { message: 'No.', code: 'decision_file', request_id: 'x', findings: faults };
  const second = await start({ [`${path}/check`]: [200, check], [path]: [422, body] });
  await waitFor(second.actor, (snapshot) => snapshot.matches('checked'));
  second.actor.send({ type: 'import.requested' });
  const late = await waitFor(second.actor, (snapshot) => snapshot.matches('refused'));
  expect(late.context.faults).toEqual(faults);
});
