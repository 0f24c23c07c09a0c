import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { staffPeopleFlow } from '../../../tests/flows/staffPeople/staffPeopleFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { asked } from '../../../tests/support/staff/approvalFacts.ts';
import { holdingsOf, staffList } from '../../../tests/support/staff/staffFacts.ts';
import { staffPeopleMachine } from './staffPeopleMachine.ts';

walkMachine(staffPeopleFlow);

const [role] = holdingsOf(staffList);

async function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = staffPeopleMachine.provide({
    actors: { loadPeople: calls.actor('loadPeople'), endHolding: calls.actor('endHolding') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadPeople', staffList);
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  const ask = () => {
    actor.send({ type: 'end.requested', holding: role! });
    actor.send({ type: 'end.confirmed' });
  };
  return { actor, calls, did, now, ask };
}

it('a role ends only after it was confirmed, and the list loads again', async () => {
  const { actor, calls, now } = await start();
  actor.send({ type: 'end.requested', holding: role! });
  actor.send({ type: 'end.cancelled' });
  expect(now()).toEqual(['listed', { list: staffList, ending: null, formError: null, asked: null }]);
  actor.send({ type: 'end.requested', holding: role! });
  actor.send({ type: 'end.confirmed' });
  expect(now()).toEqual(['ending', { list: staffList, ending: role, formError: null, asked: null }]);
  await calls.answer('endHolding', null);
  const left = { ...staffList, people: staffList.people.slice(1) };
  await calls.answer('loadPeople', left);
  expect(now()).toEqual(['listed', { list: left, ending: null, formError: null, asked: null }]);
});

it('the role of the last owner stays, with the sentence of the server', async () => {
  const { calls, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', messageError('The only owner.', { status: 409, code: 'last_owner' }));
  expect(now()).toEqual([
    'listed',
    { list: staffList, ending: null, formError: { sentence: 'The only owner.' }, asked: null },
  ]);
});

it('the role of an owner may wait for another owner, until the next one is asked for', async () => {
  const { actor, calls, now, ask } = await start();
  ask();
  await calls.answer('endHolding', asked);
  const waiting = { list: staffList, ending: null, formError: null, asked: asked.approval };
  expect(now()).toEqual(['listed', waiting]);
  actor.send({ type: 'end.requested', holding: role! });
  expect(now()).toEqual(['confirming', { ...waiting, ending: role, asked: null }]);
});

it('a step-up that was given up leaves the list as it was', async () => {
  const { calls, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', messageError('A code.', { status: 403, code: 'step_up_needed' }));
  expect(now()).toEqual(['listed', { list: staffList, ending: null, formError: null, asked: null }]);
});

it('a list that loads after a failure says nothing of the failure', async () => {
  const { actor, calls, now } = await start();
  actor.send({ type: 'refresh.requested' });
  await calls.refuse('loadPeople', networkError);
  expect(now()).toEqual([
    'failed',
    { list: staffList, ending: null, formError: { word: 'network' }, asked: null },
  ]);
  actor.send({ type: 'refresh.requested' });
  await calls.answer('loadPeople', staffList);
  expect(now()).toEqual(['listed', { list: staffList, ending: null, formError: null, asked: null }]);
});

it('what ended meanwhile is no failure', async () => {
  const { calls, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', httpError({ status: 404 }));
  expect(now()).toEqual(['loading', { list: staffList, ending: null, formError: null, asked: null }]);
});

it('an unknown outcome keeps the list and says so', async () => {
  const { calls, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', networkError);
  expect(now()).toEqual([
    'listed',
    { list: staffList, ending: null, formError: { word: 'network' }, asked: null },
  ]);
});

it('ends the session on the page when a call finds it over', async () => {
  const { calls, did, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});
