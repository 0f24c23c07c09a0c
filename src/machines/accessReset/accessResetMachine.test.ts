import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { accessResetFlow } from '../../../tests/flows/accessReset/accessResetFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { asked } from '../../../tests/support/staff/approvalFacts.ts';
import { resetStarted } from '../../../tests/support/resets/resetFacts.ts';
import { accessResetMachine, type ResetChoice } from './accessResetMachine.ts';

walkMachine(accessResetFlow);

function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = accessResetMachine.provide({
    actors: { startReset: calls.actor('startReset'), withdrawReset: calls.actor('withdrawReset') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  const confirm = (act: ResetChoice['act']) => {
    actor.send({ type: 'reset.requested', choice: { act, id: 'huda' } });
    actor.send({ type: 'reset.confirmed' });
  };
  return { actor, calls, did, now, confirm };
}

const idle = { choice: null, started: null, asked: null, formError: null };

it('starts only after it was confirmed, and shows the link until it is kept', async () => {
  const { actor, calls, now, confirm } = start();
  const choice = { act: 'start', id: 'huda' } as const;
  actor.send({ type: 'reset.requested', choice });
  expect(now()).toEqual(['confirming', { ...idle, choice }]);
  actor.send({ type: 'reset.cancelled' });
  expect(now()).toEqual(['idle', idle]);
  confirm('start');
  await calls.answer('startReset', resetStarted);
  expect(now()).toEqual(['idle', { ...idle, started: resetStarted }]);
  actor.send({ type: 'link.kept' });
  expect(now()).toEqual(['idle', { ...idle }]);
});

it('waits for another owner, and changes nothing until then', async () => {
  const { actor, calls, now, confirm } = start();
  confirm('start');
  await calls.answer('startReset', asked);
  expect(now()).toEqual(['idle', { ...idle, asked: asked.approval }]);
  const choice = { act: 'start', id: 'omar' } as const;
  actor.send({ type: 'reset.requested', choice });
  expect(now()).toEqual(['confirming', { ...idle, choice }]);
});

it('takes the link away once it is withdrawn, also by somebody else', async () => {
  for (const end of ['answer', 'refuse'] as const) {
    const { calls, now, confirm } = start();
    confirm('start');
    await calls.answer('startReset', resetStarted);
    confirm('withdraw');
    await calls[end]('withdrawReset', httpError({ status: 404 }));
    expect(now()).toEqual(['idle', { ...idle }]);
  }
});

it('keeps the link that shows when a withdrawal fails', async () => {
  const { calls, now, confirm } = start();
  confirm('start');
  await calls.answer('startReset', resetStarted);
  confirm('withdraw');
  await calls.refuse('withdrawReset', networkError);
  const formError = { word: 'network' };
  expect(now()).toEqual(['idle', { ...idle, started: resetStarted, formError }]);
});

it('says that the outcome of a start is unknown', async () => {
  const { calls, now, confirm } = start();
  confirm('start');
  await calls.refuse('startReset', networkError);
  expect(now()).toEqual(['idle', { ...idle, formError: { word: 'network' } }]);
});

it('shows the sentence of a refusal, and none of a step-up that was given up', async () => {
  const { calls, now, confirm } = start();
  confirm('start');
  await calls.refuse('startReset', messageError('Stronger.', { status: 409, code: 'reset_stronger' }));
  expect(now()).toEqual(['idle', { ...idle, formError: { sentence: 'Stronger.' } }]);
  confirm('start');
  await calls.refuse('startReset', messageError('A code.', { status: 403, code: 'step_up_needed' }));
  expect(now()).toEqual(['idle', idle]);
});

it('ends the session on the page when a call finds it over', async () => {
  const { calls, did, now, confirm } = start();
  confirm('start');
  await calls.refuse('startReset', httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});
