import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { stepUpFlow } from '../../../tests/flows/stepUp/stepUpFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { stepUpMachine } from './stepUpMachine.ts';

walkMachine(stepUpFlow);

const code = '302114';
const empty = { values: { code: '' }, fieldErrors: {}, formError: null, hasPasskey: false, stop: null };
const withPasskey = { ...empty, hasPasskey: true };

async function start(hasPasskey = false) {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = stepUpMachine.provide({
    actors: {
      findPasskey: calls.actor('findPasskey'),
      stepUp: calls.actor('stepUp'),
      sign: calls.actor('sign'),
    },
    actions: { goOn: () => void did.push('go on'), giveUp: () => void did.push('give up') },
  });
  const actor = createActor(machine, { clock }).start();
  const submit = () => {
    actor.send({ type: 'field.changed', field: 'code', value: code });
    actor.send({ type: 'form.submitted' });
  };
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context, did];
  await calls.answer('findPasskey', hasPasskey);
  return { actor, calls, clock, now, submit };
}

it('asks for a code before it calls', async () => {
  const { actor, now } = await start();
  actor.send({ type: 'form.submitted' });
  const missing = { ...empty, fieldErrors: { code: { code: 'codeRequired' } } };
  expect(now()).toEqual([{ editing: 'ready' }, missing, []]);
});

it('goes on with the act once the code is proven', async () => {
  const { calls, now, submit } = await start();
  submit();
  await calls.answer('stepUp', null);
  expect(now()).toEqual(['proven', { ...empty, values: { code } }, ['go on']]);
});

it('a wrong code is cleared, with the sentence of the server', async () => {
  const { calls, now, submit } = await start();
  submit();
  await calls.refuse('stepUp', messageError('Used before.', { status: 422, code: 'code_used' }));
  const refused = { ...empty, fieldErrors: { code: { sentence: 'Used before.' } } };
  expect(now()).toEqual([{ editing: 'ready' }, refused, []]);
});

it('says at the field alone that the field is wrong', async () => {
  const { calls, now, submit } = await start();
  submit();
  await calls.refuse('stepUp', fieldErrors({ code: ['Wrong.'] }, { status: 422 }));
  expect(now()[1]).toEqual({ ...empty, fieldErrors: { code: { sentence: 'Wrong.' } } });
});

it('says that the session is over, and can be sent again after a sign-in elsewhere', async () => {
  const { calls, now, submit } = await start();
  submit();
  await calls.refuse('stepUp', httpError({ status: 401 }));
  expect(now()).toEqual([{ editing: 'ready' }, { ...empty, formError: { word: 'unauthorized' } }, []]);
  submit();
  expect(now()[0]).toBe('submitting');
});

it('keeps the code when the outcome is unknown', async () => {
  const { calls, now, submit } = await start();
  submit();
  await calls.refuse('stepUp', networkError);
  const unknown = { ...empty, values: { code }, formError: { word: 'network' } };
  expect(now()).toEqual([{ editing: 'ready' }, unknown, []]);
});

it('waits as long as the server says after too many', async () => {
  const { actor, calls, clock, now, submit } = await start();
  submit();
  await calls.refuse('stepUp', httpError({ status: 429, retryAfterMs: 90_000 }));
  actor.send({ type: 'form.submitted' });
  clock.increment(89_999);
  expect(now()[0]).toEqual({ editing: 'limited' });
  clock.increment(1);
  expect(now()).toEqual([{ editing: 'ready' }, { ...empty, values: { code } }, []]);
});

it.each(['before', 'while'])('gives the act up when it is cancelled %s the code is sent', async (when) => {
  const { actor, now, submit } = await start();
  if (when === 'while') submit();
  actor.send({ type: 'stepUp.cancelled' });
  expect([now()[0], now()[2]]).toEqual(['cancelled', ['give up']]);
});

it.each(['opening', 'choosing'])('gives the act up when it is cancelled while %s', async (when) => {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = stepUpMachine.provide({
    actors: { findPasskey: calls.actor('findPasskey') },
    actions: { giveUp: () => void did.push('give up') },
  });
  const actor = createActor(machine).start();
  if (when === 'choosing') await calls.answer('findPasskey', true);
  expect(actor.getSnapshot().value).toBe(when);
  actor.send({ type: 'stepUp.cancelled' });
  expect([actor.getSnapshot().value, did]).toEqual(['cancelled', ['give up']]);
});

it('asks for the code where it cannot know of a passkey', async () => {
  const calls = new HeldCalls();
  const machine = stepUpMachine.provide({ actors: { findPasskey: calls.actor('findPasskey') } });
  const actor = createActor(machine).start();
  await calls.refuse('findPasskey', networkError);
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([{ editing: 'ready' }, empty]);
});

it('offers a passkey first, and goes on with the act once it is accepted', async () => {
  const { actor, calls, now } = await start(true);
  expect(now()).toEqual(['choosing', withPasskey, []]);
  actor.send({ type: 'passkey.chosen' });
  expect(now()[0]).toBe('signing');
  await calls.answer('sign', null);
  expect(now()).toEqual(['proven', withPasskey, ['go on']]);
});

it('says why the browser used no passkey, until it is tried again or the code is chosen', async () => {
  const { actor, calls, now } = await start(true);
  actor.send({ type: 'passkey.chosen' });
  await calls.answer('sign', 'cancelled');
  expect(now()).toEqual(['choosing', { ...withPasskey, stop: 'cancelled' }, []]);
  actor.send({ type: 'code.chosen' });
  expect(now()).toEqual([{ editing: 'ready' }, withPasskey, []]);
  actor.send({ type: 'passkey.chosen' });
  expect(now()[0]).toBe('signing');
});

it('stays with the choice when a passkey is refused, with the sentence of the server', async () => {
  const { actor, calls, now } = await start(true);
  actor.send({ type: 'passkey.chosen' });
  await calls.refuse('sign', messageError('Unknown.', { status: 422, code: 'passkey_unknown' }));
  expect(now()).toEqual(['choosing', { ...withPasskey, formError: { sentence: 'Unknown.' } }, []]);
});

it('waits after too many passkeys as after too many codes', async () => {
  const { actor, calls, clock, now } = await start(true);
  actor.send({ type: 'passkey.chosen' });
  await calls.refuse('sign', httpError({ status: 429, retryAfterMs: 90_000 }));
  expect(now()[0]).toEqual({ editing: 'limited' });
  actor.send({ type: 'passkey.chosen' });
  clock.increment(90_000);
  expect(now()).toEqual([{ editing: 'ready' }, withPasskey, []]);
});

it('a person without a passkey cannot choose one', async () => {
  const { actor, now } = await start();
  actor.send({ type: 'passkey.chosen' });
  expect(now()).toEqual([{ editing: 'ready' }, empty, []]);
});

it('gives the act up when it is cancelled while the browser asks', async () => {
  const { actor, now } = await start(true);
  actor.send({ type: 'passkey.chosen' });
  actor.send({ type: 'stepUp.cancelled' });
  expect([now()[0], now()[2]]).toEqual(['cancelled', ['give up']]);
});
