import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type AppError, fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { factorEnrolmentFlow } from '../../../tests/flows/factorEnrolment/factorEnrolmentFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { factors, offeredSecret } from '../../../tests/support/staff/ownAccessFacts.ts';

import { factorEnrolmentMachine } from './factorEnrolmentMachine.ts';

walkMachine(factorEnrolmentFlow);

const code = '302114';
const offer = { authenticator: { secret: offeredSecret } };
const listed = {
  authenticators: factors.authenticators,
  secret: null,
  values: { code: '' },
  fieldErrors: {},
  formError: null,
  removing: null,
  done: null,
};
const givenUp = messageError('Needs a code.', { status: 403, code: 'step_up_needed' });

async function start() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const machine = factorEnrolmentMachine.provide({
    actors: {
      loadFactors: calls.actor('loadFactors'),
      offerFactor: calls.actor('offerFactor'),
      addFactor: calls.actor('addFactor'),
      removeFactor: calls.actor('removeFactor'),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  await calls.answer('loadFactors', factors);
  return { actor, calls, clock, now };
}

async function startProving() {
  const started = await start();
  started.actor.send({ type: 'add.requested' });
  await started.calls.answer('offerFactor', offer);
  return started;
}

async function startAdding() {
  const started = await startProving();
  started.actor.send({ type: 'field.changed', field: 'code', value: code });
  started.actor.send({ type: 'form.submitted' });
  return started;
}

async function startRemoving() {
  const started = await start();
  started.actor.send({ type: 'remove.requested', id: factors.authenticators[1]!.id });
  started.actor.send({ type: 'remove.confirmed' });
  return started;
}

it('can be loaded again after a failure', async () => {
  const calls = new HeldCalls();
  const machine = factorEnrolmentMachine.provide({ actors: { loadFactors: calls.actor('loadFactors') } });
  const actor = createActor(machine).start();
  await calls.refuse('loadFactors', networkError);
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'retry.requested' });
  await calls.answer('loadFactors', factors);
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['listed', listed]);
});

describe('one more app', () => {
  it('is added with the code that proves its key, and the list is read again', async () => {
    const { calls, now } = await startAdding();
    await calls.answer('addFactor', null);
    expect(now()).toEqual(['loading', { ...listed, done: 'added' }]);
    await calls.answer('loadFactors', factors);
    expect(now()).toEqual(['listed', { ...listed, done: 'added' }]);
  });

  it('asks for a code before it calls', async () => {
    const { actor, now } = await startProving();
    actor.send({ type: 'form.submitted' });
    const missing = { ...listed, secret: offeredSecret, fieldErrors: { code: { code: 'codeRequired' } } };
    expect(now()).toEqual([{ proving: 'ready' }, missing]);
  });

  it('keeps its key when the code is wrong, and clears the code', async () => {
    const { calls, now } = await startAdding();
    await calls.refuse('addFactor', fieldErrors({ code: ['Wrong.'] }, { status: 422 }));
    const refused = { ...listed, secret: offeredSecret, fieldErrors: { code: { sentence: 'Wrong.' } } };
    expect(now()).toEqual([{ proving: 'ready' }, refused]);
  });

  it('keeps key and code when the step-up is cancelled', async () => {
    const { calls, now } = await startAdding();
    await calls.refuse('addFactor', givenUp);
    expect(now()).toEqual([{ proving: 'ready' }, { ...listed, secret: offeredSecret, values: { code } }]);
  });

  it.each<[string, AppError, object]>([
    ['the outcome is unknown', networkError, { word: 'network' }],
    ['apps changed elsewhere', messageError('Again.', { status: 409 }), { sentence: 'Again.' }],
  ])('drops its key and reads the list again when %s', async (_, error, formError) => {
    const { calls, now } = await startAdding();
    await calls.refuse('addFactor', error);
    expect(now()).toEqual(['loading', { ...listed, formError }]);
    await calls.answer('loadFactors', factors);
    expect(now()).toEqual(['listed', { ...listed, formError }]);
  });

  it('waits as long as the server says after too many', async () => {
    const { actor, calls, clock, now } = await startAdding();
    await calls.refuse('addFactor', httpError({ status: 429, retryAfterMs: 90_000 }));
    actor.send({ type: 'form.submitted' });
    clock.increment(89_999);
    expect(now()[0]).toEqual({ proving: 'limited' });
    clock.increment(1);
    expect(now()).toEqual([{ proving: 'ready' }, { ...listed, secret: offeredSecret, values: { code } }]);
  });

  it('can be given up, which forgets its key', async () => {
    const { actor, now } = await startProving();
    actor.send({ type: 'add.cancelled' });
    expect(now()).toEqual(['listed', listed]);
  });

  it('is not offered beyond the limit, with the sentence of the server', async () => {
    const { actor, calls, now } = await start();
    actor.send({ type: 'add.requested' });
    await calls.refuse('offerFactor', messageError('Three.', { status: 409, code: 'factors_full' }));
    expect(now()).toEqual(['listed', { ...listed, formError: { sentence: 'Three.' } }]);
  });
});

describe('an app that is removed', () => {
  it('is gone once it is confirmed', async () => {
    const { calls, now } = await startRemoving();
    await calls.answer('removeFactor', null);
    await calls.answer('loadFactors', { authenticators: factors.authenticators.slice(0, 1) });
    expect(now()).toEqual([
      'listed',
      { ...listed, authenticators: factors.authenticators.slice(0, 1), done: 'removed' },
    ]);
  });

  it('stays when the person keeps it', async () => {
    const { actor, now } = await start();
    actor.send({ type: 'remove.requested', id: factors.authenticators[1]!.id });
    expect((now()[1] as typeof listed).removing).toBe(factors.authenticators[1]!.id);
    actor.send({ type: 'remove.cancelled' });
    expect(now()).toEqual(['listed', listed]);
  });

  it('is also gone when another window removed it', async () => {
    const { calls, now } = await startRemoving();
    await calls.refuse('removeFactor', httpError({ status: 404 }));
    expect(now()).toEqual(['loading', { ...listed, done: 'removed' }]);
  });

  it('is not the last one, and the list is read again', async () => {
    const { calls, now } = await startRemoving();
    await calls.refuse('removeFactor', messageError('The only one.', { status: 409, code: 'last_factor' }));
    expect(now()).toEqual(['loading', { ...listed, formError: { sentence: 'The only one.' } }]);
  });

  it('stays when the step-up is cancelled', async () => {
    const { calls, now } = await startRemoving();
    await calls.refuse('removeFactor', givenUp);
    expect(now()).toEqual(['listed', listed]);
  });
});
