import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, networkError } from '../../../domain/errors.ts';
import { staffSessionFlow } from '../../../tests/flows/staffSession/staffSessionFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { openReset } from '../../../tests/support/resets/resetFacts.ts';
import { owner, renamedHouse } from '../../../tests/support/staff/staffFacts.ts';
import { staffSessionMachine } from './staffSessionMachine.ts';

walkMachine(staffSessionFlow);

function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = staffSessionMachine.provide({
    actors: { readMe: calls.actor('readMe'), signOut: calls.actor('signOut') },
    actions: { goToSignIn: () => void did.push('sign-in') },
  });
  const actor = createActor(machine).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context, did];
  return { actor, calls, now };
}

const ended = httpError({ status: 401 });

it('a browser without a session goes to the sign-in', async () => {
  const { calls, now } = start();
  await calls.refuse('readMe', ended);
  expect(now()).toEqual(['signedOut', { me: null, formError: null }, ['sign-in']]);
});

it('a session that cannot be read is read again', async () => {
  const { actor, calls, now } = start();
  await calls.refuse('readMe', networkError);
  expect(now()).toEqual(['unread', { me: null, formError: { word: 'network' } }, []]);
  actor.send({ type: 'retry.requested' });
  await calls.answer('readMe', owner);
  expect(now()).toEqual(['signedIn', { me: owner, formError: null }, []]);
});

it('a sign-out that fails leaves the person signed in and says so', async () => {
  const { actor, calls, now } = start();
  await calls.answer('readMe', owner);
  actor.send({ type: 'signOut.requested' });
  await calls.refuse('signOut', networkError);
  expect(now()).toEqual(['signedIn', { me: owner, formError: { word: 'network' } }, []]);
  actor.send({ type: 'signOut.requested' });
  await calls.answer('signOut', null);
  expect(now()).toEqual(['signedOut', { me: owner, formError: null }, ['sign-in']]);
});

it('a session that ended elsewhere is signed out as well', async () => {
  const { actor, calls, now } = start();
  await calls.answer('readMe', owner);
  actor.send({ type: 'signOut.requested' });
  await calls.refuse('signOut', ended);
  expect(now()).toEqual(['signedOut', { me: owner, formError: null }, ['sign-in']]);
});

it('an organisation that was renamed has its new names in all roles there', async () => {
  const { actor, calls, now } = start();
  await calls.answer('readMe', owner);
  actor.send({ type: 'organisation.renamed', organisation: renamedHouse });
  const [operator, own] = owner.memberships;
  const me = { ...owner, memberships: [operator, { ...own, organisation: renamedHouse }] };
  expect(now()).toEqual(['signedIn', { me, formError: null }, []]);
});

it('a reset of the own access that was stopped is forgotten', async () => {
  const { actor, calls, now } = start();
  await calls.answer('readMe', { ...owner, reset: openReset });
  actor.send({ type: 'reset.stopped' });
  expect(now()).toEqual(['signedIn', { me: owner, formError: null }, []]);
});
