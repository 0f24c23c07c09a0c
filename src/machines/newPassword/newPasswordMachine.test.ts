import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import { fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { newPassword } from '../../../tests/support/accounts/accountFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { newPasswordFlow } from '../../../tests/flows/newPassword/newPasswordFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { deadLinkOf } from '../deadLinkOf.ts';
import { newPasswordMachine } from './newPasswordMachine.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { answered, refused } from '../worldEvents.ts';

walkMachine(newPasswordFlow);

function start() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = newPasswordMachine.provide({
    actors: {
      checkLink: calls.actor('checkLink'),
      setPassword: calls.actor('setPassword'),
      watchLink: fromCallback(() => {}),
    },
    actions: { endSession: () => void did.push('end session') },
  });
  const actor = createActor(machine, { clock }).start();
  const fill = () => {
    actor.send({ type: 'field.changed', field: 'new_password', value: newPassword });
    actor.send({ type: 'field.changed', field: 'confirm_password', value: newPassword });
  };
  const { value, context } = {
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
  return { actor, calls, clock, context, did, fill, value };
}

const link = { token: 'tok', purpose: 'reset' } as const;

describe('a link to set a password', () => {
  it.each([
    [messageError('…', { status: 410, code: 'link_expired' }), 'expired'],
    [messageError('…', { status: 410, code: 'link_used' }), 'used'],
    [messageError('…', { status: 410, code: 'link_replaced' }), 'replaced'],
    [messageError('…', { status: 410, code: 'link_taken' }), 'taken'],
    [messageError('…', { status: 404, code: 'link_unknown' }), 'unknown'],
    [httpError({ status: 410 }), 'expired'],
    [httpError({ status: 404 }), 'unknown'],
    [networkError, null],
  ])('reports why it does not work (%#)', (error, reason) => {
    expect(deadLinkOf(error)).toBe(reason);
  });

  it('can be checked again after a failure, and does not count as dead', async () => {
    const { actor, calls, context, value } = start();
    await calls.refuse('checkLink', networkError);
    expect([value(), context().dead, context().formError]).toEqual(['unread', null, { word: 'network' }]);
    actor.send({ type: 'retry.requested' });
    await calls.answer('checkLink', link);
    expect([value(), context().formError]).toEqual([{ editing: 'calm' }, null]);
  });

  it('starts again when another link opens', async () => {
    const { actor, calls, context, fill, value } = start();
    await calls.answer('checkLink', link);
    fill();
    actor.send({ type: 'link.opened' });
    expect([value(), context().values.new_password]).toEqual(['readingLink', '']);
  });
});

describe('a new password', () => {
  it('reports while typing whether the repetition matches', async () => {
    const { actor, calls, context } = start();
    await calls.answer('checkLink', link);
    actor.send({ type: 'field.changed', field: 'new_password', value: newPassword });
    actor.send({ type: 'field.changed', field: 'confirm_password', value: 'B' });
    expect(context().fieldErrors).toEqual({ confirm_password: { code: 'passwordMismatch' } });
    actor.send({ type: 'field.changed', field: 'confirm_password', value: newPassword });
    expect(context().fieldErrors).toEqual({});
  });

  it('ends any session and is not kept', async () => {
    const { actor, calls, context, did, fill, value } = start();
    await calls.answer('checkLink', link);
    fill();
    actor.send({ type: 'form.submitted' });
    await calls.answer('setPassword', null);
    expect([value(), did, context().values, context().link]).toEqual([
      'done',
      ['end session'],
      { new_password: '', confirm_password: '' },
      null,
    ]);
  });

  it('shows the refusal at its fields, and a banner for five seconds', async () => {
    const { actor, calls, clock, context, fill, value } = start();
    await calls.answer('checkLink', link);
    fill();
    actor.send({ type: 'form.submitted' });
    await calls.refuse('setPassword', fieldErrors({ new_password: ['Too plain', 'x'] }, { status: 422 }));
    clock.increment(VALIDATION_BANNER_MS - 1);
    expect([value(), context().formError]).toEqual([{ editing: 'bannered' }, { word: 'highlighted' }]);
    clock.increment(1);
    expect([value(), context().formError, context().fieldErrors]).toEqual([
      { editing: 'calm' },
      null,
      { new_password: { sentence: 'Too plain' } },
    ]);
  });

  it('reports a link that was used meanwhile', async () => {
    const { actor, calls, context, fill, value } = start();
    await calls.answer('checkLink', link);
    fill();
    actor.send({ type: 'form.submitted' });
    await calls.refuse('setPassword', messageError('…', { status: 410, code: 'link_used' }));
    expect([value(), context().dead]).toEqual(['dead', 'used']);
  });
});

describe('a link and its form', () => {
  const expired = messageError('Gone.', { status: 410, code: 'link_expired' });
  const opened = answered('checkLink', link);
  const typed = ['new_password', 'confirm_password'].map(
    (field) => [{ type: 'field.changed', field, value: newPassword }, 'editing.calm'] as const,
  );
  const submit = { type: 'form.submitted' };

  it('are over once the link has died, and the link can be read again when that failed', async () => {
    const dead = await follow(newPasswordFlow, [refused('checkLink', expired), 'dead']);
    expect(dead.context).toMatchObject({ dead: 'expired', link: null });
    await follow(
      newPasswordFlow,
      [refused('checkLink', networkError), 'unread'],
      [{ type: 'retry.requested' }, 'readingLink'],
      [opened, 'editing.calm'],
    );
  });

  it('report missing fields, and failures until the next submit', async () => {
    const empty = await follow(newPasswordFlow, [opened, 'editing.calm'], [submit, 'editing.calm']);
    expect([empty.context.link, Object.keys(empty.context.fieldErrors as object)]).toEqual([
      link,
      ['new_password', 'confirm_password'],
    ]);
    const sent = [[opened, 'editing.calm'], ...typed, [submit, 'submitting']] as const;
    const failed = [refused('setPassword', networkError), 'editing.calm'] as const;
    expect((await follow(newPasswordFlow, ...sent, failed)).context.formError).toEqual({ word: 'network' });
    const again = await follow(newPasswordFlow, ...sent, failed, [submit, 'submitting']);
    expect(again.context.formError).toBeNull();
  });
});
