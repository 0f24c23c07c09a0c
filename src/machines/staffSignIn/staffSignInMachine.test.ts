import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { STAFF_WAIT_MS } from '../../../domain/delays.ts';
import { fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { staffCredentials } from '../../../tests/support/staff/staffFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { staffSignInFlow } from '../../../tests/flows/staffSignIn/staffSignInFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { signInFields, staffSignInMachine } from './staffSignInMachine.ts';

walkMachine(staffSignInFlow);

function start() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = staffSignInMachine.provide({
    actors: { signIn: calls.actor('signIn'), signInByPasskey: calls.actor('signInByPasskey') },
    actions: { goOn: () => void did.push('go on') },
  });
  const actor = createActor(machine, { clock }).start();
  const submit = () => {
    for (const field of signInFields)
      actor.send({ type: 'field.changed', field, value: staffCredentials[field] });
    actor.send({ type: 'form.submitted' });
  };
  const { value, context } = {
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
  return { actor, calls, clock, did, submit, value, context };
}

const editing = (ready: string) => ({ editing: { ready } });

describe('a sign-in of staff', () => {
  it('is sent only with all fields, and reports a missing one until it is edited', () => {
    const { actor, context, value } = start();
    actor.send({ type: 'field.changed', field: 'email', value: ' ' });
    actor.send({ type: 'field.changed', field: 'password', value: ' ' });
    actor.send({ type: 'form.submitted' });
    expect([value(), context().fieldErrors]).toEqual([
      editing('unsent'),
      { email: { code: 'staffEmailRequired' }, code: { code: 'codeRequired' } },
    ]);
    actor.send({ type: 'field.changed', field: 'email', value: 's' });
    expect(context().fieldErrors).toEqual({ code: { code: 'codeRequired' } });
  });

  it('goes on and keeps no secret', async () => {
    const { calls, context, did, submit, value } = start();
    submit();
    expect([value(), did]).toEqual(['submitting', []]);
    await calls.answer('signIn', null);
    expect([value(), did, context().values]).toEqual([
      'signedIn',
      ['go on'],
      { email: staffCredentials.email, password: '', code: '' },
    ]);
  });

  it('asks for the other kind of code with an empty field', () => {
    const { actor, context } = start();
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'field.changed', field: 'code', value: '302114' });
    actor.send({ type: 'codeKind.chosen', kind: 'recovery' });
    expect([context().codeKind, context().values.code]).toEqual(['recovery', '']);
    actor.send({ type: 'form.submitted' });
    expect(context().fieldErrors.code).toEqual({ code: 'codeRequired' });
    actor.send({ type: 'codeKind.chosen', kind: 'app' });
    expect([context().codeKind, context().fieldErrors.code]).toEqual(['app', undefined]);
  });
});

describe('a refused sign-in of staff', () => {
  it('keeps the password but not the code, and says why until it is sent again', async () => {
    const { actor, calls, context, submit, value } = start();
    submit();
    await calls.refuse('signIn', messageError('Wrong.', { status: 422, code: 'staff_credentials' }));
    expect([value(), context().formError, context().fieldErrors, context().values]).toEqual([
      editing('refused'),
      { sentence: 'Wrong.' },
      {},
      { ...staffCredentials, code: '' },
    ]);
    actor.send({ type: 'field.changed', field: 'code', value: '551209' });
    actor.send({ type: 'form.submitted' });
    expect([value(), context().formError]).toEqual(['submitting', null]);
  });

  it.each(['code_wrong', 'code_used', 'code_clock'])('says %s at the code', async (code) => {
    const { calls, context, submit } = start();
    submit();
    await calls.refuse('signIn', messageError('The code.', { status: 422, code }));
    expect([context().formError, context().fieldErrors]).toEqual([null, { code: { sentence: 'The code.' } }]);
  });

  it('shows what the server says of a field', async () => {
    const { calls, context, submit } = start();
    submit();
    await calls.refuse('signIn', fieldErrors({ email: ['Too long'] }, { status: 422 }));
    expect([context().formError, context().fieldErrors]).toEqual([
      { word: 'highlighted' },
      { email: { sentence: 'Too long' } },
    ]);
  });

  it('cannot be repeated until the wait is over', async () => {
    const { actor, calls, clock, context, submit, value } = start();
    submit();
    await calls.refuse('signIn', httpError({ status: 429, retryAfterMs: 90_000 }));
    expect(context().formError).toEqual({ word: 'tooManyRequests', waitMs: 90_000 });
    actor.send({ type: 'form.submitted' });
    clock.increment(89_999);
    expect(value()).toEqual({ editing: 'limited' });
    actor.send({ type: 'field.changed', field: 'code', value: '551209' });
    clock.increment(1);
    expect([value(), context().formError, context().values.code]).toEqual([
      editing('unsent'),
      null,
      '551209',
    ]);
  });

  it('waits a minute where the server does not say how long', async () => {
    const { calls, clock, submit, value } = start();
    submit();
    await calls.refuse('signIn', httpError({ status: 429 }));
    clock.increment(STAFF_WAIT_MS - 1);
    expect(value()).toEqual({ editing: 'limited' });
    clock.increment(1);
    expect(value()).toEqual(editing('unsent'));
  });

  it.each([networkError, httpError({ status: 503 })])(
    'can be sent again as it is after %j',
    async (error) => {
      const { actor, calls, context, submit, value } = start();
      submit();
      await calls.refuse('signIn', error);
      expect([value(), context().values]).toEqual([editing('unreachable'), staffCredentials]);
      actor.send({ type: 'form.submitted' });
      expect(value()).toBe('submitting');
    },
  );
});

describe('a sign-in by a passkey', () => {
  it('needs no field, goes on, and keeps no secret that was typed', async () => {
    const { actor, calls, context, did, value } = start();
    actor.send({ type: 'field.changed', field: 'password', value: 'four quiet palm trees' });
    actor.send({ type: 'passkey.chosen' });
    expect([value(), context().fieldErrors]).toEqual(['signing', {}]);
    await calls.answer('signInByPasskey', null);
    expect([value(), did, context().values.password]).toEqual(['signedIn', ['go on'], '']);
  });

  it('says why the browser used none, until something else is tried', async () => {
    const { actor, calls, context, submit, value } = start();
    actor.send({ type: 'passkey.chosen' });
    await calls.answer('signInByPasskey', 'cancelled');
    expect([value(), context().stop]).toEqual([editing('unsent'), 'cancelled']);
    submit();
    expect(context().stop).toBe(null);
  });

  it.each([
    [messageError('Unknown.', { status: 422, code: 'passkey_unknown' }), editing('refused')],
    [networkError, editing('unreachable')],
    [httpError({ status: 429, retryAfterMs: 90_000 }), { editing: 'limited' }],
  ])('keeps what was typed after %j', async (error, state) => {
    const { actor, calls, context, value } = start();
    for (const field of signInFields)
      actor.send({ type: 'field.changed', field, value: staffCredentials[field] });
    actor.send({ type: 'passkey.chosen' });
    await calls.refuse('signInByPasskey', error);
    expect([value(), context().values, context().fieldErrors]).toEqual([state, staffCredentials, {}]);
    expect(context().formError).not.toBe(null);
  });
});
