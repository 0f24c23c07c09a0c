import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PublishCheck } from '../../../domain/staff/staffContract.ts';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { publishCheckFlow } from '../../../tests/flows/publishCheck/publishCheckFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { foundMissing, foundReady } from '../../../tests/support/season/seasonFacts.ts';
import { publishCheckMachine } from './publishCheckMachine.ts';

walkMachine(publishCheckFlow);

async function start(checked: PublishCheck = foundReady) {
  const calls = new HeldCalls();
  const machine = publishCheckMachine.provide({
    actors: { loadCheck: calls.actor('loadCheck'), publish: calls.actor('publish') },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadCheck', checked);
  const publish = () => {
    actor.send({ type: 'publish.requested' });
    actor.send({ type: 'publish.confirmed' });
  };
  return {
    actor,
    calls,
    publish,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('publishes the version that was checked, after a confirmation', async () => {
  const { actor, calls, publish, value } = await start();
  publish();
  const { children } = actor.getSnapshot();
  const sent = children['publish']?.getSnapshot() as { input?: object } | undefined;
  expect(sent?.input).toEqual({
    version: foundReady.version,
  });
  await calls.answer('publish', 'published');
  expect(value()).toBe('published');
});

it('publishes nothing while something is missing, and nothing that is public', async () => {
  const [missing, open] = [await start(foundMissing), await start({ ...foundReady, state: 'published' })];
  for (const { actor } of [missing, open]) actor.send({ type: 'publish.requested' });
  expect([missing.value(), open.value()]).toEqual(['ready', 'published']);
});

it('checks again what another person changed meanwhile, and says so until the next try', async () => {
  const { actor, calls, context, publish, value } = await start();
  publish();
  await calls.answer('publish', 'changed');
  await calls.answer('loadCheck', { ...foundReady, version: 8 });
  expect([value(), context().hasChanged, context().checked?.version]).toEqual(['ready', true, 8]);
  actor.send({ type: 'publish.requested' });
  expect([value(), context().hasChanged]).toEqual(['confirming', false]);
});

it('asks the server whether it is public after a reply was lost', async () => {
  const { actor, calls, publish, value } = await start();
  publish();
  await calls.refuse('publish', networkError);
  expect(value()).toBe('unsure');
  actor.send({ type: 'retry.requested' });
  await calls.answer('loadCheck', { ...foundReady, state: 'published' });
  expect(value()).toBe('published');
});

it('publishes nothing without the step-up, or without the right', async () => {
  const { calls, context, publish, value } = await start();
  publish();
  await calls.refuse('publish', messageError('A code.', { status: 403, code: 'step_up_needed' }));
  expect([value(), context().formError]).toEqual(['ready', null]);
  publish();
  await calls.refuse('publish', httpError({ status: 403 }));
  expect([value(), context().formError]).toMatchObject(['ready', { word: 'somethingWentWrong' }]);
});
