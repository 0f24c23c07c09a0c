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
const [invitation] = staffList.invitations;
const [withdrawn] = staffList.withdrawn;
const still = { list: staffList, ending: null, restoring: null, formError: null, asked: null, news: null };

async function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = staffPeopleMachine.provide({
    actors: {
      loadPeople: calls.actor('loadPeople'),
      endHolding: calls.actor('endHolding'),
      restoreInvitation: calls.actor('restoreInvitation'),
    },
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
  expect(now()).toEqual(['listed', still]);
  actor.send({ type: 'end.requested', holding: role! });
  actor.send({ type: 'end.confirmed' });
  expect(now()).toEqual(['ending', { ...still, ending: role }]);
  await calls.answer('endHolding', null);
  const left = { ...staffList, people: staffList.people.slice(1) };
  await calls.answer('loadPeople', left);
  expect(now()).toEqual(['listed', { ...still, list: left }]);
});

it('the role of the last owner stays, with the sentence of the server', async () => {
  const { calls, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', messageError('The only owner.', { status: 409, code: 'last_owner' }));
  expect(now()).toEqual(['listed', { ...still, formError: { sentence: 'The only owner.' } }]);
});

it('the role of an owner may wait for another owner, until the next one is asked for', async () => {
  const { actor, calls, now, ask } = await start();
  ask();
  await calls.answer('endHolding', asked);
  const waiting = { ...still, asked: asked.approval };
  expect(now()).toEqual(['listed', waiting]);
  actor.send({ type: 'end.requested', holding: role! });
  expect(now()).toEqual(['confirming', { ...waiting, ending: role, asked: null, news: null }]);
});

it('a step-up that was given up leaves the list as it was', async () => {
  const { calls, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', messageError('A code.', { status: 403, code: 'step_up_needed' }));
  expect(now()).toEqual(['listed', still]);
});

it('a list that loads after a failure says nothing of the failure', async () => {
  const { actor, calls, now } = await start();
  actor.send({ type: 'refresh.requested' });
  await calls.refuse('loadPeople', networkError);
  expect(now()).toEqual(['failed', { ...still, formError: { word: 'network' } }]);
  actor.send({ type: 'refresh.requested' });
  await calls.answer('loadPeople', staffList);
  expect(now()).toEqual(['listed', still]);
});

it('what ended meanwhile is no failure', async () => {
  const { calls, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', httpError({ status: 404 }));
  expect(now()).toEqual(['loading', still]);
});

it('an unknown outcome keeps the list and says so', async () => {
  const { calls, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', networkError);
  expect(now()).toEqual(['listed', { ...still, formError: { word: 'network' } }]);
});

it('ends the session on the page when a call finds it over', async () => {
  const { calls, did, now, ask } = await start();
  ask();
  await calls.refuse('endHolding', httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});

it('an invitation is withdrawn at once, and the undo restores it', async () => {
  const { actor, calls, now } = await start();
  const { id, email } = invitation!;
  const holding = { kind: 'invitation', id } as const;
  actor.send({ type: 'end.requested', holding });
  expect(now()).toEqual(['ending', { ...still, ending: holding }]);
  await calls.answer('endHolding', null);
  await calls.answer('loadPeople', staffList);
  expect(now()).toEqual(['listed', { ...still, news: { did: 'withdrawn', id, email } }]);
  actor.send({ type: 'restore.requested', invitation: { id, email } });
  expect(now()).toEqual(['restoring', { ...still, restoring: { id, email } }]);
  await calls.answer('restoreInvitation', undefined);
  await calls.answer('loadPeople', staffList);
  expect(now()).toEqual(['listed', { ...still, news: { did: 'restored', id, email } }]);
  actor.send({ type: 'refresh.requested' });
  expect(now()).toEqual(['loading', still]);
});

it('the invitation of an owner ends only after it was confirmed, as it cannot be restored', async () => {
  const { actor, calls, now } = await start();
  const list = { ...staffList, invitations: [{ ...invitation!, role: 'owner' as const }] };
  actor.send({ type: 'refresh.requested' });
  await calls.answer('loadPeople', list);
  const holding = { kind: 'invitation', id: invitation!.id } as const;
  actor.send({ type: 'end.requested', holding });
  expect(now()).toEqual(['confirming', { ...still, list, ending: holding }]);
  actor.send({ type: 'end.confirmed' });
  await calls.answer('endHolding', null);
  expect(now()).toEqual(['loading', { ...still, list }]);
});

it('an undo that comes too late says so, and one of an invitation that is gone loads the list', async () => {
  const { actor, calls, now } = await start();
  const { id, email } = withdrawn!;
  actor.send({ type: 'restore.requested', invitation: { id, email } });
  await calls.refuse('restoreInvitation', messageError('Too late.', { status: 409, code: 'undo_too_late' }));
  expect(now()).toEqual(['listed', { ...still, formError: { sentence: 'Too late.' } }]);
  actor.send({ type: 'restore.requested', invitation: { id, email } });
  await calls.refuse('restoreInvitation', httpError({ status: 404 }));
  expect(now()).toEqual(['loading', still]);
});
