import { afterEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  bulkDesk,
  bulkFilters,
  changedStart,
  jobReports,
  previews,
  runningJob,
  stoppedJob,
} from '../../../tests/support/bulk/bulkFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createBulkJob } from './bulkJobFlow.ts';
import { retriedCalls } from './retriedCalls.ts';

let api: StaffApi;
afterEach(() => api.close());

const place = { organisation: house.id, competition: bulkFilters.competition };
const bulk = `/organisation/${place.organisation}/competition/${place.competition}/bulk`;
const { preview } = previews.open;

async function start(answers: Record<string, [number, unknown]>) {
  api = await startStaffApi({
    [`GET ${bulk}`]: [200, bulkDesk],
    [`POST ${bulk}/preview`]: [200, preview],
    ...answers,
  });
  const calls = retriedCalls({ steppedUp: (act) => act() });
  const machine = createBulkJob(api.client, place, calls, api.client);
  const actor = createActor(machine, { input: bulkFilters }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  return { actor, machine };
}

it('previews an act, starts it under the id of the preview, stops it and reads how far it came', async () => {
  const { actor, machine } = await start({
    [`POST ${bulk}`]: [201, runningJob],
    [`POST ${bulk}/${runningJob.id}/stop`]: [200, stoppedJob],
    [`GET ${bulk}/${runningJob.id}`]: [200, jobReports.stopped],
  });
  expect(unprovidedIn(machine)).toEqual([]);
  actor.send({ type: 'preview.requested' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('previewed'));
  actor.send({ type: 'start.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  actor.send({ type: 'change.requested', change: 'stop' });
  const over = await waitFor(actor, (snapshot) => snapshot.matches('over'));
  expect(over.context.job).toEqual(stoppedJob);
  const wanted = {
    act: 'place',
    round: bulkDesk.rounds[1]!.id,
    groups: bulkDesk.rounds[1]!.groups.map(({ id }) => id),
    status: 'approved',
    search: '',
    from: null,
  };
  expect((await api.asked()).map(({ call, body }) => [call, body]).slice(1, 3)).toEqual([
    [`POST ${bulk}/preview`, wanted],
    [`POST ${bulk}`, { id: context.previewed!.id, hash: preview.hash, wanted }],
  ]);
});

it('shows the present preview where something changed, and why another start was refused', async () => {
  const changed = 'present' in changedStart && changedStart.present;
  const first = await start({
    [`POST ${bulk}`]: [
      409,
      { message: 'Changed.', code: 'changed_meanwhile', request_id: 'x', present: changed },
    ],
  });
  first.actor.send({ type: 'preview.requested' });
  await waitFor(first.actor, (snapshot) => snapshot.matches('previewed'));
  first.actor.send({ type: 'start.requested' });
  const { context } = await waitFor(first.actor, (snapshot) => snapshot.context.isChanged);
  expect(context.previewed?.preview).toEqual(changed);
  await api.close();
  const second = await start({
    [`POST ${bulk}`]: [403, { message: 'Not you.', code: 'forbidden', request_id: 'x' }],
  });
  second.actor.send({ type: 'preview.requested' });
  await waitFor(second.actor, (snapshot) => snapshot.matches('previewed'));
  second.actor.send({ type: 'start.requested' });
  const refused = await waitFor(second.actor, (snapshot) => snapshot.context.formError !== null);
  expect([refused.value, refused.context.formError]).toEqual(['previewed', { sentence: 'Not you.' }]);
});

it('has a stopped act go on', async () => {
  const { actor } = await start({
    [`GET ${bulk}/${stoppedJob.id}`]: [200, jobReports.stopped],
    [`POST ${bulk}/${stoppedJob.id}/resume`]: [200, runningJob],
  });
  actor.send({ type: 'job.opened', job: stoppedJob });
  await waitFor(actor, (snapshot) => snapshot.matches('over'));
  actor.send({ type: 'change.requested', change: 'resume' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.job?.state === 'running');
  expect(context.job).toEqual(runningJob);
});
