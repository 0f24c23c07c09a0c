import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { recoveryRenewalFlow } from '../../../tests/flows/recoveryRenewal/recoveryRenewalFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { recoveryCodes } from '../../../tests/support/staff/staffFacts.ts';
import { recoveryRenewalMachine } from './recoveryRenewalMachine.ts';

walkMachine(recoveryRenewalFlow);

const idle = { codes: [], isSaved: false, fieldErrors: {}, formError: null, made: null };

function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = recoveryRenewalMachine.provide({
    actors: { renewCodes: calls.actor('renewCodes') },
    actions: { print: () => void did.push('print') },
  });
  const actor = createActor(machine).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  actor.send({ type: 'renew.requested' });
  return { actor, calls, did, now };
}

async function startKeeping() {
  const started = start();
  started.actor.send({ type: 'renew.confirmed' });
  await started.calls.answer('renewCodes', { recovery_codes: recoveryCodes });
  return started;
}

it('makes nothing before the person confirms', () => {
  const { actor, now } = start();
  expect(now()[0]).toBe('confirming');
  actor.send({ type: 'renew.cancelled' });
  expect(now()).toEqual(['idle', idle]);
});

it('shows the codes until the person says that they are kept', async () => {
  const { actor, did, now } = await startKeeping();
  actor.send({ type: 'print.requested' });
  actor.send({ type: 'form.submitted' });
  const shown = { ...idle, codes: recoveryCodes, made: recoveryCodes.length };
  expect([now(), did]).toEqual([
    ['keeping', { ...shown, fieldErrors: { saved: { code: 'codesUnsaved' } } }],
    ['print'],
  ]);
  actor.send({ type: 'saved.changed', isSaved: true });
  actor.send({ type: 'form.submitted' });
  expect(now()).toEqual(['idle', { ...shown, codes: [], isSaved: true }]);
});

it('asks again to keep the codes of a second time', async () => {
  const { actor, calls, now } = await startKeeping();
  actor.send({ type: 'saved.changed', isSaved: true });
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'renew.requested' });
  actor.send({ type: 'renew.confirmed' });
  await calls.answer('renewCodes', { recovery_codes: recoveryCodes });
  expect((now()[1] as typeof idle).isSaved).toBe(false);
});

it('says that the outcome is unknown, and makes them again', async () => {
  const { actor, calls, now } = start();
  actor.send({ type: 'renew.confirmed' });
  await calls.refuse('renewCodes', networkError);
  expect(now()).toEqual(['unknown', idle]);
  actor.send({ type: 'renew.confirmed' });
  await calls.answer('renewCodes', { recovery_codes: recoveryCodes });
  expect(now()[0]).toBe('keeping');
});

it('says why it was refused', async () => {
  const { actor, calls, now } = start();
  actor.send({ type: 'renew.confirmed' });
  await calls.refuse('renewCodes', httpError({ status: 401 }));
  expect(now()).toEqual(['idle', { ...idle, formError: { word: 'unauthorized' } }]);
});

it('changes nothing when the step-up is cancelled', async () => {
  const { actor, calls, now } = start();
  actor.send({ type: 'renew.confirmed' });
  await calls.refuse('renewCodes', messageError('Needs a code.', { status: 403, code: 'step_up_needed' }));
  expect(now()).toEqual(['idle', idle]);
});
