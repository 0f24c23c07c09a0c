import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { LOGIN_REDIRECT_MS } from '../../../domain/delays.ts';
import { fieldErrors, messageError, timeoutError } from '../../../domain/errors.ts';
import { signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { loginFlow } from '../../../tests/flows/login/loginFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { loginMachine } from './loginMachine.ts';

walkMachine(loginFlow);

const huda = signedInAs('huda');

function start() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = loginMachine.provide({
    actors: { logIn: calls.actor('logIn') },
    actions: { enterSession: () => void did.push('enter'), goOn: () => void did.push('go on') },
  });
  const actor = createActor(machine, { clock }).start();
  const fill = () => {
    actor.send({ type: 'field.changed', field: 'civil_id', value: '12840275' });
    actor.send({ type: 'field.changed', field: 'password', value: 'Blue-kettle-9' });
  };
  const said = () => {
    const { context } = actor.getSnapshot();
    return { fieldErrors: context.fieldErrors, formError: context.formError };
  };
  return { actor, calls, clock, did, fill, said, value: () => actor.getSnapshot().value };
}

const none = { fieldErrors: {}, formError: null };

describe('a login', () => {
  it('is sent only with both fields, and reports a missing one until it is edited', () => {
    const { actor, said, value } = start();
    actor.send({ type: 'field.changed', field: 'civil_id', value: ' ' });
    actor.send({ type: 'form.submitted' });
    expect([value(), said().fieldErrors]).toEqual([
      { editing: 'unsent' },
      { civil_id: { code: 'civilIdRequired' }, password: { code: 'passwordRequired' } },
    ]);
    actor.send({ type: 'field.changed', field: 'civil_id', value: '1' });
    expect(said().fieldErrors).toEqual({ password: { code: 'passwordRequired' } });
  });

  it('starts the session at once, drops the password and redirects after a second', async () => {
    const { actor, calls, clock, did, fill, value } = start();
    fill();
    actor.send({ type: 'form.submitted' });
    await calls.answer('logIn', { signedIn: huda, redirect: '/profile' });
    clock.increment(LOGIN_REDIRECT_MS - 1);
    expect([value(), did]).toEqual(['welcomed', ['enter']]);
    clock.increment(1);
    expect([value(), did]).toEqual(['leaving', ['enter', 'go on']]);
    expect(actor.getSnapshot().context).toMatchObject({
      values: { civil_id: '12840275', password: '' },
      redirect: '/profile',
      signedIn: huda,
    });
  });

  it('redirects at once on request, and only once', async () => {
    const { actor, calls, clock, did, fill, value } = start();
    fill();
    actor.send({ type: 'form.submitted' });
    await calls.answer('logIn', { signedIn: huda, redirect: null });
    actor.send({ type: 'leave.requested' });
    expect([value(), did]).toEqual(['leaving', ['enter', 'go on']]);
    clock.increment(LOGIN_REDIRECT_MS);
    expect(did).toEqual(['enter', 'go on']);
  });

  it('fails without a token in the reply', async () => {
    const { actor, calls, did, fill, said, value } = start();
    fill();
    actor.send({ type: 'form.submitted' });
    await calls.answer('logIn', { signedIn: null, redirect: null });
    expect([value(), said().formError, did]).toEqual([{ editing: 'failed' }, { word: 'loginFailed' }, []]);
  });

  it('keeps the values and shows the refusal until it is sent again', async () => {
    const { actor, calls, fill, said, value } = start();
    fill();
    actor.send({ type: 'form.submitted' });
    await calls.refuse('logIn', messageError('…', { status: 422, code: 'invalid_credentials' }));
    expect([value(), said().formError, actor.getSnapshot().context.values.password]).toEqual([
      { editing: 'failed' },
      { word: 'invalidCredentials' },
      'Blue-kettle-9',
    ]);
    actor.send({ type: 'form.submitted' });
    expect([value(), said()]).toEqual(['submitting', none]);
    await calls.refuse('logIn', fieldErrors({ civil_id: ['Too long'] }, { status: 422 }));
    expect(said()).toEqual({
      fieldErrors: { civil_id: { sentence: 'Too long' } },
      formError: { word: 'validationFailed' },
    });
    actor.send({ type: 'form.submitted' });
    await calls.refuse('logIn', timeoutError);
    expect(said()).toEqual({ fieldErrors: {}, formError: { word: 'timeout' } });
  });
});
