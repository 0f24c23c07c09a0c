import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fieldErrors, httpError, messageError, networkError } from '../../../domain/errors.ts';
import { changeDecisionFlow } from '../../../tests/flows/changeDecision/changeDecisionFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { newName, newPicture } from '../../../tests/support/staffEntries/candidateFacts.ts';
import { changeDecisionMachine } from './changeDecisionMachine.ts';
import type { ChangeChosen, ChangeDecisionEvent } from './changeDecisionTypes.ts';

walkMachine(changeDecisionFlow);

function start() {
  const calls = new HeldCalls();
  const ended: string[] = [];
  const machine = changeDecisionMachine.provide({
    actors: { decide: calls.actor('decide') },
    actions: { endSession: () => void ended.push('ended') },
  });
  const actor = createActor(machine).start();
  const send = (event: ChangeDecisionEvent) => actor.send(event);
  const sent = () =>
    (actor.getSnapshot().children['decide']?.getSnapshot() as { input?: object } | undefined)?.input;
  return {
    calls,
    ended,
    sent,
    approve: (change: ChangeChosen) => send({ type: 'approval.requested', change }),
    reject: (change: ChangeChosen) => send({ type: 'rejection.requested', change }),
    cancel: () => send({ type: 'rejection.cancelled' }),
    type: (value: string) => send({ type: 'field.changed', field: 'reason', value }),
    submit: () => send({ type: 'form.submitted' }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('approves once, however often the button is pressed', async () => {
  const { calls, approve, reject, sent, value, context } = start();
  approve(newName);
  approve(newPicture);
  reject(newPicture);
  expect([value(), sent()]).toEqual(['deciding', { id: newName.id, decision: 'approved', reason: null }]);
  await calls.answer('decide', null);
  expect([value(), context().done, context().answers]).toEqual([
    'choosing',
    { ...newName, decision: 'approved' },
    1,
  ]);
});

it('rejects with one line of a reason, and says when it is missing', async () => {
  const { calls, reject, type, submit, sent, value, context } = start();
  reject(newPicture);
  submit();
  expect([value(), context().fieldErrors]).toEqual(['rejecting', { reason: { code: 'changeReason' } }]);
  type(' An  advertisement ');
  expect(context().fieldErrors).toEqual({});
  submit();
  expect(sent()).toEqual({ id: newPicture.id, decision: 'rejected', reason: 'An advertisement' });
  await calls.answer('decide', null);
  expect([context().done, context().reason]).toEqual([{ ...newPicture, decision: 'rejected' }, '']);
});

it('keeps a reason with its change alone', async () => {
  const { calls, approve, reject, cancel, type, submit, context } = start();
  reject(newPicture);
  type('An advertisement');
  cancel();
  reject(newPicture);
  expect(context().reason).toBe('An advertisement');
  submit();
  await calls.refuse('decide', networkError);
  reject(newPicture);
  expect([context().reason, context().formError]).toEqual(['An advertisement', null]);
  reject(newName);
  expect(context().reason).toBe('');
  approve(newPicture);
  expect(context().reason).toBe('');
});

it('has the page read again what waits when the outcome is another, or unknown', async () => {
  const { calls, approve, value, context } = start();
  approve(newName);
  await calls.answer('decide', null);
  approve(newPicture);
  await calls.refuse('decide', messageError('It was rejected.', { status: 409, code: 'change_rejected' }));
  expect([value(), context().answers, context().done, context().formError]).toEqual([
    'choosing',
    2,
    null,
    { sentence: 'It was rejected.' },
  ]);
  approve(newPicture);
  await calls.refuse('decide', networkError);
  expect([context().answers, context().formError]).toEqual([3, { word: 'network' }]);
});

it('shows below the field what the server says of the reason, until the next try or a way back', async () => {
  const { calls, reject, cancel, type, submit, value, context } = start();
  const said = () => [context().fieldErrors, context().formError];
  reject(newName);
  type('x');
  submit();
  await calls.refuse('decide', fieldErrors({ reason: ['Look again.'] }, { status: 422 }));
  expect([value(), context().fieldErrors, context().answers]).toEqual([
    'rejecting',
    { reason: { sentence: 'Look again.' } },
    0,
  ]);
  submit();
  expect([value(), said()]).toEqual(['deciding', [{}, null]]);
  await calls.refuse('decide', fieldErrors({ reason: ['Look again.'] }, { status: 422 }));
  cancel();
  expect([value(), said()]).toEqual(['choosing', [{}, null]]);
});

it('asks for no reason of an approval that the server cannot read', async () => {
  const { calls, approve, value } = start();
  approve(newName);
  await calls.refuse('decide', messageError('No.', { status: 422, code: 'unprocessable' }));
  expect(value()).toBe('choosing');
});

it('ends the session that is over', async () => {
  const { calls, ended, approve, value } = start();
  approve(newName);
  await calls.refuse('decide', httpError({ status: 401 }));
  expect([value(), ended]).toEqual(['signedOut', ['ended']]);
});
