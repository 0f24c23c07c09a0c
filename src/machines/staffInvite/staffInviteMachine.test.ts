import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { staffInviteFlow } from '../../../tests/flows/staffInvite/staffInviteFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { asked } from '../../../tests/support/staff/approvalFacts.ts';
import { singing } from '../../../tests/support/staff/competitionFacts.ts';
import { invited } from '../../../tests/support/staff/staffFacts.ts';
import { staffInviteMachine } from './staffInviteMachine.ts';

walkMachine(staffInviteFlow);

const typed = { email: 'huda@production.example', role: 'judge', competitions: null } as const;

function start() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const machine = staffInviteMachine.provide({ actors: { invite: calls.actor('invite') } });
  const actor = createActor(machine, { clock, input: { role: '' } }).start();
  const submit = () => {
    actor.send({ type: 'field.changed', field: 'email', value: typed.email });
    actor.send({ type: 'field.changed', field: 'role', value: typed.role });
    actor.send({ type: 'form.submitted' });
  };
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  return { actor, calls, clock, now, submit };
}

const untouched = { given: '', values: typed, fieldErrors: {}, formError: null, invited: null, asked: null };

describe('an invitation', () => {
  it('is sent only with an address and a role', () => {
    const { actor, now } = start();
    actor.send({ type: 'form.submitted' });
    expect(now()).toEqual([
      { editing: 'ready' },
      {
        ...untouched,
        values: { email: '', role: '', competitions: null },
        fieldErrors: { email: { code: 'staffEmailRequired' }, role: { code: 'roleRequired' } },
      },
    ]);
  });

  it('to named competitions is sent only with one', () => {
    const { actor, now, submit } = start();
    actor.send({ type: 'competitions.changed', competitions: [] });
    submit();
    const none = { ...typed, competitions: [] };
    expect(now()).toEqual([
      { editing: 'ready' },
      {
        ...untouched,
        values: none,
        fieldErrors: { competitions: { code: 'competitionsRequired' } },
      },
    ]);
    actor.send({ type: 'competitions.changed', competitions: [singing.id] });
    submit();
    expect(now()).toEqual(['inviting', { ...untouched, values: { ...typed, competitions: [singing.id] } }]);
  });

  it('shows its link once, and leaves the form empty for another one', async () => {
    const { actor, calls, now, submit } = start();
    submit();
    await calls.answer('invite', invited);
    const after = { ...untouched, values: { email: '', role: '', competitions: null } };
    expect(now()).toEqual(['invited', { ...after, invited }]);
    actor.send({ type: 'another.requested' });
    expect(now()).toEqual([{ editing: 'ready' }, after]);
  });

  it('of an owner may wait for another owner, and leaves the form empty for another one', async () => {
    const { actor, calls, now, submit } = start();
    submit();
    await calls.answer('invite', asked);
    const after = { ...untouched, values: { email: '', role: '', competitions: null } };
    expect(now()).toEqual(['asked', { ...after, asked: asked.approval }]);
    actor.send({ type: 'another.requested' });
    expect(now()).toEqual([{ editing: 'ready' }, after]);
  });

  it('to one role asks for the address alone, also the next time', async () => {
    const calls = new HeldCalls();
    const machine = staffInviteMachine.provide({ actors: { invite: calls.actor('invite') } });
    const actor = createActor(machine, { input: { role: 'owner' } }).start();
    actor.send({ type: 'field.changed', field: 'email', value: typed.email });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('inviting');
    await calls.answer('invite', invited);
    expect(actor.getSnapshot().context.values).toEqual({ email: '', role: 'owner', competitions: null });
  });

  it('that is refused keeps what was typed and says why', async () => {
    const { calls, now, submit } = start();
    submit();
    await calls.refuse('invite', fieldErrors({ role: ['Held already.'] }, { status: 422 }));
    expect(now()).toEqual([
      { editing: 'ready' },
      {
        ...untouched,
        fieldErrors: { role: { sentence: 'Held already.' } },
        formError: { word: 'highlighted' },
      },
    ]);
  });

  it('leaves the form as it was when the step-up was given up', async () => {
    const { calls, now, submit } = start();
    submit();
    await calls.refuse('invite', messageError('A code.', { status: 403, code: 'step_up_needed' }));
    expect(now()).toEqual([{ editing: 'ready' }, untouched]);
  });

  it('loses nothing when the session is over, and can be sent again', async () => {
    const { actor, calls, now, submit } = start();
    submit();
    await calls.refuse('invite', httpError({ status: 401 }));
    expect(now()).toEqual([{ editing: 'ready' }, { ...untouched, formError: { word: 'unauthorized' } }]);
    actor.send({ type: 'form.submitted' });
    expect(now()[0]).toBe('inviting');
  });

  it('of unknown outcome can be sent again: a newer link ends the one before', async () => {
    const { actor, calls, now, submit } = start();
    submit();
    await calls.refuse('invite', networkError);
    expect(now()).toEqual([{ editing: 'ready' }, { ...untouched, formError: { word: 'network' } }]);
    actor.send({ type: 'form.submitted' });
    expect(now()[0]).toBe('inviting');
  });

  it('waits as long as the server says after too many', async () => {
    const { actor, calls, clock, now, submit } = start();
    submit();
    await calls.refuse('invite', httpError({ status: 429, retryAfterMs: 90_000 }));
    actor.send({ type: 'form.submitted' });
    clock.increment(89_999);
    expect(now()[0]).toEqual({ editing: 'limited' });
    clock.increment(1);
    expect(now()).toEqual([{ editing: 'ready' }, untouched]);
  });
});
