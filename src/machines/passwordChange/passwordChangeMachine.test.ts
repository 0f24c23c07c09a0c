import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { PASSWORD_CHANGE_REDIRECT_MS, VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import {
  fieldErrors,
  messageError,
  timeoutError,
  unauthenticated,
  networkError,
} from '../../../domain/errors.ts';
import { passwords, profile } from '../../../tests/support/accounts/accountFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { passwordChangeFlow } from '../../../tests/flows/passwordChange/passwordChangeFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { passwordChangeMachine, type PasswordChangeValues } from './passwordChangeMachine.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';

walkMachine(passwordChangeFlow);

function start(values: PasswordChangeValues = passwords) {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = passwordChangeMachine.provide({
    actors: { changePassword: calls.actor('changePassword'), loadProfile: calls.actor('loadProfile') },
    actions: { signOut: () => void did.push('sign out'), goToLogin: () => void did.push('log in') },
  });
  const actor = createActor(machine, { clock }).start();
  for (const [field, value] of Object.entries(values))
    actor.send({ type: 'field.changed', field: field as keyof PasswordChangeValues, value });
  actor.send({ type: 'form.submitted' });
  return {
    calls,
    clock,
    did,
    send: actor.send.bind(actor),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  };
}

describe('a change of password', () => {
  it('needs all three fields', () => {
    const { context, value } = start({ current_password: '', new_password: '', confirm_password: '' });
    expect([value(), context().fieldErrors]).toEqual([
      { editing: 'calm' },
      {
        current_password: { code: 'currentPasswordRequired' },
        new_password: { code: 'newPasswordRequired' },
        confirm_password: { code: 'confirmPasswordRequired' },
      },
    ]);
  });

  it('needs two matching new ones, and reports a mismatch while typing', () => {
    const { context, send, value } = start({ ...passwords, confirm_password: 'Red-kettle-8' });
    const mismatch = { confirm_password: { code: 'passwordMismatch' } };
    expect([value(), context().fieldErrors]).toEqual([{ editing: 'calm' }, mismatch]);
    send({ type: 'field.changed', field: 'new_password', value: 'Red-kettle-8' });
    expect(context().fieldErrors).toEqual({});
  });

  it('must not be built on the name or civil id of its owner, once the profile is here', async () => {
    const values = { ...passwords, new_password: 'Blue-12840275', confirm_password: 'Blue-12840275' };
    const form = () =>
      Object.entries(values).map(([field, value]) => ({ type: 'field.changed', field, value }));
    const { context } = await follow(
      passwordChangeFlow,
      [answered('loadProfile', profile), 'editing.calm'],
      ...form().map((event) => [event, 'editing.calm'] as const),
      [{ type: 'form.submitted' }, 'editing.calm'],
    );
    expect(context['fieldErrors']).toEqual({ new_password: { code: 'passwordPersonal' } });
  });

  it('signs out at once and redirects to the login after 1.5 seconds', async () => {
    const { calls, clock, context, did, value } = start();
    await calls.answer('changePassword', null);
    clock.increment(PASSWORD_CHANGE_REDIRECT_MS - 1);
    expect([value(), did]).toEqual(['changed', ['sign out']]);
    clock.increment(1);
    expect([value(), did]).toEqual(['leaving', ['sign out', 'log in']]);
    expect(Object.values(context().values)).toEqual(['', '', '']);
  });

  it('redirects at once on request, and only once', async () => {
    const { calls, clock, did, send } = start();
    await calls.answer('changePassword', null);
    send({ type: 'leave.requested' });
    clock.increment(PASSWORD_CHANGE_REDIRECT_MS);
    expect(did).toEqual(['sign out', 'log in']);
  });

  it('keeps the values after a refusal, with each error at its field', async () => {
    const { calls, clock, context, send, value } = start();
    await calls.refuse('changePassword', messageError('Old password differs', { status: 422 }));
    expect([value(), context()]).toEqual([
      { editing: 'failed' },
      {
        values: passwords,
        fieldErrors: { current_password: { sentence: 'Old password differs' } },
        formError: null,
        owner: null,
      },
    ]);
    send({ type: 'field.changed', field: 'current_password', value: passwords.current_password });
    expect(context().fieldErrors).toEqual({});
    send({ type: 'form.submitted' });
    await calls.refuse(
      'changePassword',
      fieldErrors({ new_password: ['Used'], x: ['Slow'] }, { status: 422 }),
    );
    expect([value(), context().formError]).toEqual([{ editing: 'bannered' }, { sentence: 'Slow' }]);
    clock.increment(VALIDATION_BANNER_MS);
    expect([value(), context().formError, context().fieldErrors]).toEqual([
      { editing: 'calm' },
      { sentence: 'Slow' },
      { new_password: { sentence: 'Used' } },
    ]);
  });

  it('reports an unknown outcome without an answer, and stays', async () => {
    const { calls, clock, context, value } = start();
    await calls.refuse('changePassword', timeoutError);
    clock.increment(VALIDATION_BANNER_MS);
    expect([value(), context().formError]).toEqual([{ editing: 'failed' }, { word: 'timeout' }]);
  });

  it('without a session keeps no password', async () => {
    const { calls, context, did, value } = start();
    await calls.refuse('changePassword', unauthenticated({ status: 401 }));
    expect([value(), Object.values(context().values), did]).toEqual(['signedOut', ['', '', ''], []]);
  });
});

describe('a change that was sent', () => {
  const sent = [
    ...Object.entries(passwords).map(
      ([field, value]) => [{ type: 'field.changed', field, value }, 'editing.calm'] as const,
    ),
    [{ type: 'form.submitted' }, 'submitting'] as const,
  ];

  it('redirects at once on request', async () => {
    expect.hasAssertions();
    const done = [answered('changePassword', null), 'changed'] as const;
    await follow(passwordChangeFlow, ...sent, done, [{ type: 'leave.requested' }, 'leaving']);
  });

  it('clears earlier errors on the next submit', async () => {
    const failed = [refused('changePassword', networkError), 'editing.failed'] as const;
    const { context } = await follow(passwordChangeFlow, ...sent, failed, [
      { type: 'form.submitted' },
      'submitting',
    ]);
    expect(context).toMatchObject({ fieldErrors: {}, formError: null });
  });

  it('removes the banner after its time', async () => {
    const wrong = fieldErrors({ new_password: ['Look again.'] }, { status: 422 });
    const { context } = await follow(
      passwordChangeFlow,
      ...sent,
      [refused('changePassword', wrong), 'editing.bannered'],
      [elapsed('validationBanner', 'passwordChange.editing.bannered'), 'editing.calm'],
    );
    expect(context.formError).toBeNull();
  });
});
