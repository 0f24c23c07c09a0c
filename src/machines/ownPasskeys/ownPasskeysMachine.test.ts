import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type AppError, fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { ownPasskeysFlow } from '../../../tests/flows/ownPasskeys/ownPasskeysFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { factors, passkeyOffer } from '../../../tests/support/staff/ownAccessFacts.ts';
import { ownPasskeysMachine } from './ownPasskeysMachine.ts';

walkMachine(ownPasskeysFlow);

const name = 'حاسوب سلمى';
const { passkeys } = factors;
const listed = {
  passkeys,
  isPossible: true,
  offer: null,
  values: { name: '' },
  fieldErrors: {},
  formError: null,
  stop: null,
  removing: null,
  done: null,
};
const offered = { ...listed, offer: passkeyOffer, values: { name: 'Chrome, macOS' } };
const named = { ...offered, values: { name } };
const givenUp = messageError('Needs a step-up.', { status: 403, code: 'step_up_needed' });

async function start(list = factors) {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const machine = ownPasskeysMachine.provide({
    actors: {
      loadFactors: calls.actor('loadFactors'),
      offerPasskey: calls.actor('offerPasskey'),
      addPasskey: calls.actor('addPasskey'),
      removePasskey: calls.actor('removePasskey'),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  await calls.answer('loadFactors', list);
  return { actor, calls, clock, now };
}

async function startNaming() {
  const started = await start();
  started.actor.send({ type: 'add.requested' });
  await started.calls.answer('offerPasskey', passkeyOffer);
  return started;
}

async function startAdding() {
  const started = await startNaming();
  started.actor.send({ type: 'field.changed', field: 'name', value: name });
  started.actor.send({ type: 'form.submitted' });
  return started;
}

async function startRemoving() {
  const started = await start();
  started.actor.send({ type: 'remove.requested', id: passkeys[0]!.id });
  started.actor.send({ type: 'remove.confirmed' });
  return started;
}

it('knows whether passkeys are possible here', async () => {
  const { now } = await start({ ...factors, passkeys: [], passkeys_possible: false });
  expect(now()).toEqual(['listed', { ...listed, passkeys: [], isPossible: false }]);
});

it('can be loaded again after a failure', async () => {
  const calls = new HeldCalls();
  const machine = ownPasskeysMachine.provide({ actors: { loadFactors: calls.actor('loadFactors') } });
  const actor = createActor(machine).start();
  await calls.refuse('loadFactors', networkError);
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'retry.requested' });
  await calls.answer('loadFactors', factors);
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['listed', listed]);
});

describe('one more passkey', () => {
  it('is suggested the name of browser and system', async () => {
    const { now } = await startNaming();
    expect(now()).toEqual([{ naming: 'ready' }, offered]);
  });

  it('is added under its name, and the list is read again', async () => {
    const { calls, now } = await startAdding();
    expect(now()).toEqual(['adding', named]);
    await calls.answer('addPasskey', null);
    expect(now()).toEqual(['loading', { ...listed, done: 'added' }]);
    await calls.answer('loadFactors', factors);
    expect(now()).toEqual(['listed', { ...listed, done: 'added' }]);
  });

  it('needs a name before the browser is asked', async () => {
    const { actor, now } = await startNaming();
    actor.send({ type: 'field.changed', field: 'name', value: ' ' });
    actor.send({ type: 'form.submitted' });
    const missing = { ...offered, values: { name: ' ' }, fieldErrors: { name: { code: 'passkeyName' } } };
    expect(now()).toEqual([{ naming: 'ready' }, missing]);
  });

  it.each(['cancelled', 'known', 'unverifiable', 'unusable'])(
    'keeps its name and says so when the browser made none: %s',
    async (stop) => {
      const { actor, calls, now } = await startAdding();
      await calls.answer('addPasskey', stop);
      expect(now()).toEqual([{ naming: 'ready' }, { ...named, stop }]);
      actor.send({ type: 'form.submitted' });
      expect(now()).toEqual(['adding', named]);
    },
  );

  it('says at the field what the server refuses of the name', async () => {
    const { calls, now } = await startAdding();
    await calls.refuse('addPasskey', fieldErrors({ name: ['Too long.'] }, { status: 422 }));
    const refused = { ...named, fieldErrors: { name: { sentence: 'Too long.' } } };
    expect(now()).toEqual([{ naming: 'ready' }, refused]);
  });

  it('keeps its name when the step-up is cancelled', async () => {
    const { calls, now } = await startAdding();
    await calls.refuse('addPasskey', givenUp);
    expect(now()).toEqual([{ naming: 'ready' }, named]);
  });

  it.each<[string, AppError, object]>([
    ['the outcome is unknown', networkError, { word: 'network' }],
    ['the server refuses it', messageError('Late.', { status: 422 }), { sentence: 'Late.' }],
  ])('drops its offer and reads the list again when %s', async (_, error, formError) => {
    const { calls, now } = await startAdding();
    await calls.refuse('addPasskey', error);
    expect(now()).toEqual(['loading', { ...listed, formError }]);
  });

  it('waits as long as the server says after too many', async () => {
    const { actor, calls, clock, now } = await startAdding();
    await calls.refuse('addPasskey', httpError({ status: 429, retryAfterMs: 90_000 }));
    actor.send({ type: 'form.submitted' });
    clock.increment(89_999);
    expect(now()[0]).toEqual({ naming: 'limited' });
    clock.increment(1);
    expect(now()).toEqual([{ naming: 'ready' }, named]);
  });

  it('can be given up, which forgets the offer', async () => {
    const { actor, now } = await startNaming();
    actor.send({ type: 'add.cancelled' });
    expect(now()).toEqual(['listed', listed]);
  });

  it('is not offered beyond the limit, or without a step-up', async () => {
    const { actor, calls, now } = await start();
    actor.send({ type: 'add.requested' });
    await calls.refuse('offerPasskey', messageError('Five.', { status: 409, code: 'passkeys_full' }));
    expect(now()).toEqual(['listed', { ...listed, formError: { sentence: 'Five.' } }]);
    actor.send({ type: 'add.requested' });
    await calls.refuse('offerPasskey', givenUp);
    expect(now()).toEqual(['listed', listed]);
  });
});

describe('a passkey that is removed', () => {
  it('is gone once it is confirmed', async () => {
    const { calls, now } = await startRemoving();
    expect(now()).toEqual(['removing', { ...listed, removing: passkeys[0]!.id }]);
    await calls.answer('removePasskey', null);
    await calls.answer('loadFactors', { ...factors, passkeys: passkeys.slice(1) });
    expect(now()).toEqual(['listed', { ...listed, passkeys: passkeys.slice(1), done: 'removed' }]);
  });

  it('stays when the person keeps it, or cancels the step-up', async () => {
    const { actor, calls, now } = await start();
    actor.send({ type: 'remove.requested', id: passkeys[0]!.id });
    actor.send({ type: 'remove.cancelled' });
    expect(now()).toEqual(['listed', listed]);
    actor.send({ type: 'remove.requested', id: passkeys[0]!.id });
    actor.send({ type: 'remove.confirmed' });
    await calls.refuse('removePasskey', givenUp);
    expect(now()).toEqual(['listed', listed]);
  });

  it('is also gone when another window removed it', async () => {
    const { calls, now } = await startRemoving();
    await calls.refuse('removePasskey', httpError({ status: 404 }));
    expect(now()).toEqual(['loading', { ...listed, done: 'removed' }]);
  });

  it('is looked for in the list when the outcome is unknown', async () => {
    const { calls, now } = await startRemoving();
    await calls.refuse('removePasskey', networkError);
    expect(now()).toEqual(['loading', { ...listed, formError: { word: 'network' } }]);
  });
});
