import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, networkError } from '../../../domain/errors.ts';
import { bulkJobFlow } from '../../../tests/flows/bulkJob/bulkJobFlow.ts';
import {
  bulkDesk,
  bulkFilters,
  changedStart,
  jobReports,
  otherChoice,
  previews,
  roundlessDesk,
  runningJob,
  stoppedJob,
} from '../../../tests/support/bulk/bulkFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { bulkJobMachine } from './bulkJobMachine.ts';

walkMachine(bulkJobFlow);

const names = ['loadDesk', 'previewAct', 'startJob', 'readJob', 'changeJob'] as const;

async function start(desk = bulkDesk) {
  const calls = new HeldCalls();
  const sent: unknown[] = [];
  const machine = bulkJobMachine.provide({
    actors: Object.fromEntries(names.map((name) => [name, calls.actor(name)])),
    delays: { look: 0 },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine, {
    input: bulkFilters,
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init')
        sent.push((event.event as { input?: unknown }).input);
    },
  }).start();
  await calls.answer('loadDesk', desk);
  return {
    actor,
    calls,
    sent,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

const wanted = {
  act: 'place',
  round: bulkDesk.rounds[1]!.id,
  groups: bulkDesk.rounds[1]!.groups.map(({ id }) => id),
  status: 'approved',
  search: '',
  from: null,
};

it('starts what was seen before, and the same again where the outcome is unknown', async () => {
  const { actor, calls, sent, value, context } = await start();
  actor.send({ type: 'preview.requested' });
  await calls.answer('previewAct', previews.open);
  actor.send({ type: 'start.requested' });
  await calls.refuse('startJob', networkError);
  expect(value()).toBe('unsure');
  actor.send({ type: 'retry.requested' });
  await calls.answer('startJob', { job: runningJob });
  const { id, preview } = previews.open;
  expect(sent.slice(2, 5)).toEqual([{ wanted }, { id, preview, wanted }, { id, preview, wanted }]);
  expect(context().job).toEqual(runningJob);
});

it('shows how it is now where something changed, and starts nothing of it without another press', async () => {
  const { actor, calls, value, context } = await start();
  actor.send({ type: 'preview.requested' });
  await calls.answer('previewAct', previews.open);
  actor.send({ type: 'start.requested' });
  await calls.answer('startJob', changedStart);
  expect([value(), context().isChanged, context().job]).toEqual(['previewed', true, null]);
  expect(context().previewed).toEqual({
    id: previews.open.id,
    preview: 'present' in changedStart && changedStart.present,
  });
  actor.send({ type: 'choice.changed', choice: otherChoice });
  expect([value(), context().previewed, context().choice]).toEqual(['choosing', null, otherChoice]);
});

it('does not start what is blocked, nor look at what has no round', async () => {
  const blocked = await start();
  blocked.actor.send({ type: 'preview.requested' });
  await blocked.calls.answer('previewAct', previews.blocked);
  blocked.actor.send({ type: 'start.requested' });
  expect(blocked.value()).toBe('previewed');
  const roundless = await start(roundlessDesk);
  roundless.actor.send({ type: 'preview.requested' });
  expect(roundless.value()).toBe('choosing');
});

it('asks again while a job goes on, also after a look that failed, until it is over', async () => {
  const { actor, calls, value, context } = await start();
  actor.send({ type: 'job.opened', job: runningJob });
  await calls.refuse('readJob', networkError);
  expect(context().isStale).toBe(true);
  await new Promise((resolve) => void setTimeout(resolve));
  await calls.answer('readJob', jobReports.running);
  expect([context().isStale, context().skipped]).toEqual([false, jobReports.running.skipped]);
  await new Promise((resolve) => void setTimeout(resolve));
  await calls.answer('readJob', jobReports.done);
  expect([value(), context().job]).toEqual(['over', jobReports.done.job]);
  actor.send({ type: 'change.requested', change: 'resume' });
  expect(value()).toBe('over');
});

it('stops a job and has it go on', async () => {
  const { actor, calls, sent, value } = await start();
  actor.send({ type: 'job.opened', job: runningJob });
  actor.send({ type: 'change.requested', change: 'stop' });
  await calls.answer('changeJob', stoppedJob);
  await calls.answer('readJob', jobReports.stopped);
  expect(value()).toBe('over');
  actor.send({ type: 'change.requested', change: 'resume' });
  expect(sent.at(-1)).toEqual({ id: runningJob.id, change: 'resume' });
  await calls.answer('changeJob', runningJob);
  expect(value()).toBe('looking');
});

it('goes back to a fresh desk, and keeps the choice', async () => {
  const { actor, calls, value, context } = await start();
  actor.send({ type: 'choice.changed', choice: otherChoice });
  actor.send({ type: 'job.opened', job: runningJob });
  await calls.refuse('readJob', httpError({ status: 404 }));
  expect([value(), context().job]).toEqual(['loading', null]);
  await calls.answer('loadDesk', roundlessDesk);
  expect([context().desk, context().choice]).toEqual([roundlessDesk, otherChoice]);
});

it('ends the session that is over', async () => {
  const { actor, calls, value } = await start();
  actor.send({ type: 'preview.requested' });
  await calls.refuse('previewAct', httpError({ status: 401 }));
  expect(value()).toBe('signedOut');
});
