import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import { signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { sessionMachine } from './sessionMachine.ts';
import type { AuthRecord } from '../../../domain/authRecord.ts';
import { sessionFlow } from '../../../tests/flows/session/sessionFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';

const huda = signedInAs('huda');
const salim = signedInAs('salim');
const nobody: AuthRecord = { signedIn: null, redirect: null };
const effects = ['keepRecord', 'keepUser', 'revokeToken', 'goHome', 'forgetDrafts'];

walkMachine(sessionFlow);

/** @param record the stored auth record; null if the storage cannot be read */
async function start(record: AuthRecord | null) {
  const calls = new HeldCalls();
  const did: string[] = [];
  const note = (effect: string) => [effect, () => void did.push(effect)] as const;
  const machine = sessionMachine.provide({
    actors: { recallSession: calls.actor('recallSession'), watchRecord: fromCallback(() => {}) },
    actions: Object.fromEntries(effects.map(note)),
  });
  const actor: ActorRefFrom<typeof sessionMachine> = createActor(machine).start();
  if (record) await calls.answer('recallSession', record);
  else await calls.refuse('recallSession', new Error('The storage is closed'));
  const { value, context } = {
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
  return { actor, did, value, context };
}

describe('a session', () => {
  it('is restored with user, token and redirect path', async () => {
    const { actor, context } = await start({ signedIn: huda, redirect: '/x' });
    expect([actor.getSnapshot().value, context()]).toEqual([
      'signedIn',
      { signedIn: huda, redirect: '/x', end: null, endedToken: null },
    ]);
  });

  it('remembers the requested path while anonymous', async () => {
    const { value, context } = await start({ signedIn: null, redirect: '/x' });
    expect([value(), context()]).toEqual([
      'anonymous',
      { signedIn: null, redirect: '/x', end: null, endedToken: null },
    ]);
  });

  it('is anonymous if it cannot be read', async () => {
    const { value, context } = await start(null);
    expect([value(), context()]).toEqual([
      'anonymous',
      { signedIn: null, redirect: null, end: null, endedToken: null },
    ]);
  });

  it('changes to another person who logs in', async () => {
    const { actor, value, context, did } = await start({ signedIn: huda, redirect: '/x' });
    actor.send({ type: 'login.succeeded', signedIn: salim });
    expect([value(), context(), did]).toEqual([
      'signedIn',
      { signedIn: salim, redirect: null, end: null, endedToken: null },
      ['keepRecord'],
    ]);
  });

  it('ends with a changed password, and drops drafts', async () => {
    const { actor, value, context, did } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'password.changed' });
    expect([value(), context(), did]).toEqual([
      'anonymous',
      { signedIn: null, redirect: null, end: 'passwordChanged', endedToken: huda.token },
      ['keepRecord', 'forgetDrafts'],
    ]);
  });

  it('takes the requested path of another tab while anonymous', async () => {
    const { actor, value, context } = await start(nobody);
    actor.send({ type: 'record.changed', record: { signedIn: null, redirect: '/profile' } });
    expect([value(), context()]).toEqual([
      'anonymous',
      { signedIn: null, redirect: '/profile', end: null, endedToken: null },
    ]);
  });

  it('continues once another tab logs in', async () => {
    const { actor, value, context } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'logout.requested' });
    actor.send({ type: 'record.changed', record: { signedIn: salim, redirect: null } });
    expect([value(), context()]).toEqual([
      'signedIn',
      { signedIn: salim, redirect: null, end: null, endedToken: huda.token },
    ]);
  });

  it('clears the requested path after the login', async () => {
    const { actor, value, context, did } = await start(nobody);
    actor.send({ type: 'redirect.set', path: '/profile' });
    expect(context().redirect).toBe('/profile');
    actor.send({ type: 'login.succeeded', signedIn: huda });
    expect([value(), context(), did]).toEqual([
      'signedIn',
      { signedIn: huda, redirect: null, end: null, endedToken: null },
      ['keepRecord', 'keepRecord'],
    ]);
  });

  it('is deleted here and on the server on logout, and opens the home page', async () => {
    const { actor, value, context, did } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'logout.requested' });
    expect([value(), context(), did]).toEqual([
      'anonymous',
      { signedIn: null, redirect: null, end: 'loggedOut', endedToken: huda.token },
      ['revokeToken', 'keepRecord', 'forgetDrafts', 'goHome'],
    ]);
  });

  it('ends once, however many calls are refused, and remembers the first path', async () => {
    const { actor, value, context, did } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'session.refused', token: huda.token, path: '/profile' });
    actor.send({ type: 'session.refused', token: huda.token, path: '/dashboard' });
    expect([value(), context(), did]).toEqual([
      'anonymous',
      { signedIn: null, redirect: '/profile', end: 'refused', endedToken: huda.token },
      ['keepRecord'],
    ]);
  });

  it('does not end by a late refusal of the previous session', async () => {
    const { actor, context } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'session.refused', token: 'swt_older', path: '/profile' });
    expect(context().signedIn).toEqual(huda);
  });

  it('follows the login and the logout of another tab without writing itself', async () => {
    const { actor, value, context, did } = await start(nobody);
    actor.send({ type: 'record.changed', record: { signedIn: huda, redirect: null } });
    actor.send({ type: 'record.changed', record: { signedIn: salim, redirect: null } });
    expect(context()).toEqual({ signedIn: salim, redirect: null, end: null, endedToken: null });
    actor.send({ type: 'record.changed', record: nobody });
    expect([value(), context().end, context().signedIn, did]).toEqual([
      'anonymous',
      'elsewhere',
      null,
      ['forgetDrafts'],
    ]);
  });

  it("keeps draft and path if another tab's session was refused", async () => {
    const { actor, value, context, did } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'record.changed', record: { signedIn: null, redirect: '/profile' } });
    expect([value(), context(), did]).toEqual([
      'anonymous',
      { signedIn: null, redirect: '/profile', end: 'elsewhere', endedToken: huda.token },
      [],
    ]);
  });

  it('does not come back when another tab writes its record late', async () => {
    const { actor, value, context, did } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'logout.requested' });
    did.length = 0;
    actor.send({ type: 'record.changed', record: { signedIn: huda, redirect: null } });
    expect([value(), context(), did]).toEqual([
      'anonymous',
      { signedIn: null, redirect: null, end: 'loggedOut', endedToken: huda.token },
      ['keepRecord'],
    ]);
  });

  it('shows a changed name at once, and keeps it', async () => {
    const { actor, context, did } = await start({ signedIn: huda, redirect: null });
    const user = { ...huda.user, full_name: 'Huda A.' };
    actor.send({ type: 'user.changed', user });
    expect([context().signedIn, did]).toEqual([{ ...huda, user }, ['keepUser']]);
  });
});
