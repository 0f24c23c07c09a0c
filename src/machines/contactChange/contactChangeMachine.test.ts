import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fieldErrors, messageError, unauthenticated } from '../../../domain/errors.ts';
import { contactChangeFlow } from '../../../tests/flows/contactChange/contactChangeFlow.ts';
import { passwords, profile, verifyingProfile } from '../../../tests/support/accounts/accountFacts.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import { contactChangeMachine } from './contactChangeMachine.ts';
import { contactToChange } from './contactChangeForm.ts';

walkMachine(contactChangeFlow);

const loaded = [answered('loadProfile', profile), 'editing.calm'] as const;
const typed = (field: string, value: string) =>
  [{ type: 'field.changed', field, value }, 'editing.calm'] as const;
const submit = { type: 'form.submitted' };
const filled = [
  loaded,
  typed('phone_number', '98765432'),
  typed('current_password', passwords.current_password),
] as const;

describe('a change of contact', () => {
  it('reports missing fields without a call', async () => {
    const empty = await follow(contactChangeFlow, loaded, [submit, 'editing.calm']);
    expect(empty.context.fieldErrors).toEqual({
      phone_number: { code: 'phoneRequired' },
      current_password: { code: 'currentPasswordRequired' },
    });
    const { context } = await follow(
      contactChangeFlow,
      loaded,
      [submit, 'editing.calm'],
      typed('country_id', '2'),
    );
    expect(context.fieldErrors).toEqual({ current_password: { code: 'currentPasswordRequired' } });
  });

  it("starts with the dial code of the profile's country", async () => {
    const { context } = await follow(contactChangeFlow, ...filled);
    expect(contactToChange(context as never)).toEqual({
      field: 'phone_number',
      value: '+96898765432',
      current_password: passwords.current_password,
    });
  });

  it('drops the password once requested, and shows the pending contact', async () => {
    const { context } = await follow(
      contactChangeFlow,
      ...filled,
      [submit, 'submitting'],
      [answered('changeContact', verifyingProfile), 'requested'],
    );
    expect([context.profile, (context.values as { current_password: string }).current_password]).toEqual([
      verifyingProfile,
      '',
    ]);
  });

  it('reports a wrong password at its field and keeps the values', async () => {
    const wrong = messageError('Not right.', { status: 422, code: 'wrong_password' });
    const { context } = await follow(
      contactChangeFlow,
      ...filled,
      [submit, 'submitting'],
      [refused('changeContact', wrong), 'editing.failed'],
    );
    expect(context).toMatchObject({
      fieldErrors: { current_password: { sentence: 'Not right.' } },
      formError: null,
      values: { phone_number: '98765432' },
    });
  });

  it('shows a banner for a while after a field error', async () => {
    const same = fieldErrors({ phone_number: ['It is yours.'] }, { status: 422 });
    const banner = [
      ...filled,
      [submit, 'submitting'],
      [refused('changeContact', same), 'editing.bannered'],
    ] as const;
    expect((await follow(contactChangeFlow, ...banner)).context.formError).toEqual({ word: 'highlighted' });
    const calm = [elapsed('validationBanner', 'contactChange.editing.bannered'), 'editing.calm'] as const;
    expect((await follow(contactChangeFlow, ...banner, calm)).context).toMatchObject({
      formError: null,
      fieldErrors: { phone_number: { sentence: 'It is yours.' } },
    });
  });

  it('ends with the session, before it and in the middle', async () => {
    const over = unauthenticated({ status: 401 });
    await follow(contactChangeFlow, [refused('loadProfile', over), 'signedOut']);
    const { context } = await follow(
      contactChangeFlow,
      ...filled,
      [submit, 'submitting'],
      [refused('changeContact', over), 'signedOut'],
    );
    expect((context.values as { current_password: string }).current_password).toBe('');
  });

  it('of an e-mail address judges the address, and sends it', async () => {
    const calls = new HeldCalls();
    const machine = contactChangeMachine.provide({
      actors: { loadProfile: calls.actor('loadProfile'), changeContact: calls.actor('changeContact') },
    });
    const actor = createActor(machine, { input: { contact: 'email' } }).start();
    await calls.answer('loadProfile', profile);
    actor.send({ type: 'field.changed', field: 'current_password', value: 'x' });
    actor.send({ type: 'field.changed', field: 'email', value: 'huda@' });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ email: { code: 'emailInvalid' } });
    actor.send({ type: 'field.changed', field: 'email', value: ' new@example.om ' });
    actor.send({ type: 'form.submitted' });
    expect([actor.getSnapshot().value, contactToChange(actor.getSnapshot().context)]).toEqual([
      'submitting',
      { field: 'email', value: 'new@example.om', current_password: 'x' },
    ]);
    actor.stop();
  });
});
