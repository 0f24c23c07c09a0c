import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { seasonLifeFlow } from '../../../tests/flows/seasonLife/seasonLifeFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { closedLife, draftLife, publishedLife, votedLife } from '../../../tests/support/season/lifeFacts.ts';
import { seasonLifeMachine } from './seasonLifeMachine.ts';
import type { Life } from './seasonLifeTypes.ts';

walkMachine(seasonLifeFlow);

async function start(life: Life = publishedLife) {
  const calls = new HeldCalls();
  const machine = seasonLifeMachine.provide({
    actors: { loadLife: calls.actor('loadLife'), act: calls.actor('act') },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadLife', life);
  const act = (name: 'close' | 'delete') => {
    actor.send({ type: 'act.requested', act: name });
    actor.send({ type: 'act.confirmed' });
  };
  return {
    actor,
    calls,
    act,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('acts by the version that the person saw, after a confirmation', async () => {
  const { actor, calls, act, value, context } = await start();
  act('close');
  const { children } = actor.getSnapshot();
  const sent = children['act']?.getSnapshot() as { input?: object } | undefined;
  expect(sent?.input).toEqual({ act: 'close', version: publishedLife.version });
  await calls.answer('act', { done: closedLife });
  expect([value(), context().life]).toEqual(['done', closedLife]);
});

it('does nothing while something stands in the way, and nothing that the state does not offer', async () => {
  const [stopped, draft] = [await start(votedLife), await start(draftLife)];
  stopped.act('close');
  draft.act('close');
  expect([stopped.value(), draft.value()]).toEqual(['ready', 'ready']);
});

it('shows what stands there now after a refusal, until the next try', async () => {
  const { actor, calls, act, value, context } = await start();
  act('close');
  await calls.answer('act', { present: { ...publishedLife, version: 8 } });
  expect([value(), context().isRefused, context().life?.version]).toEqual(['ready', true, 8]);
  actor.send({ type: 'act.requested', act: 'cancel' });
  expect([value(), context().isRefused]).toEqual(['confirming', false]);
});

it('is gone after a deletion, also one by another person', async () => {
  const [one, other] = [await start(draftLife), await start(draftLife)];
  one.act('delete');
  await one.calls.answer('act', 'deleted');
  other.act('delete');
  await other.calls.refuse('act', httpError({ status: 404 }));
  expect([one.value(), other.value()]).toEqual(['gone', 'gone']);
});

it('asks the server whether an act is done after a reply was lost', async () => {
  const { actor, calls, act, value } = await start(draftLife);
  act('delete');
  await calls.refuse('act', networkError);
  expect(value()).toBe('unsure');
  actor.send({ type: 'retry.requested' });
  await calls.refuse('loadLife', httpError({ status: 404 }));
  expect(value()).toBe('gone');
});

it('does nothing without the step-up, or without the right', async () => {
  const { calls, context, act, value } = await start();
  act('close');
  await calls.refuse('act', messageError('A code.', { status: 403, code: 'step_up_needed' }));
  expect([value(), context().formError]).toEqual(['ready', null]);
  act('close');
  await calls.refuse('act', httpError({ status: 403 }));
  expect([value(), context().formError]).toMatchObject(['ready', { word: 'somethingWentWrong' }]);
});
