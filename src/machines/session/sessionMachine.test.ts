import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import { signedInAs } from '../../../tests/support/accountFacts.ts';
import { transitionPaths } from '../../../tests/support/model.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { HeldCalls, Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { sessionMachine } from './sessionMachine.ts';
import type { AuthRecord } from '../../../domain/authRecord.ts';
import { sessionOutcomes } from './sessionOutcomes.ts';

const huda = signedInAs('huda');
const salim = signedInAs('salim');
const nobody: AuthRecord = { signedIn: null, redirect: null };
const effects = ['keepRecord', 'tellServer', 'goHome', 'forgetDrafts'];

const paths = transitionPaths(sessionMachine, { events: sessionOutcomes(huda) });

describe('paths through a session', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(sessionMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(sessionMachine, ['recallSession'], effects);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});

async function start(record: AuthRecord) {
  const calls = new HeldCalls();
  const did: string[] = [];
  const note = (effect: string) => [effect, () => void did.push(effect)] as const;
  const machine = sessionMachine.provide({
    actors: { recallSession: calls.actor('recallSession'), watchRecord: fromCallback(() => {}) },
    actions: Object.fromEntries(effects.map(note)),
  });
  const actor: ActorRefFrom<typeof sessionMachine> = createActor(machine).start();
  await calls.answer('recallSession', record);
  return { actor, did, context: () => actor.getSnapshot().context };
}

describe('a session', () => {
  it('is restored with user, token and redirect path', async () => {
    const { actor, context } = await start({ signedIn: huda, redirect: '/x' });
    expect([actor.getSnapshot().value, context()]).toEqual([
      'signedIn',
      { signedIn: huda, redirect: '/x', end: null },
    ]);
  });

  it('clears the path that was wanted once somebody is signed in', async () => {
    const { actor, context, did } = await start(nobody);
    actor.send({ type: 'redirect.set', path: '/profile' });
    expect(context().redirect).toBe('/profile');
    actor.send({ type: 'login.succeeded', signedIn: huda });
    expect([context(), did]).toEqual([
      { signedIn: huda, redirect: null, end: null },
      ['keepRecord', 'keepRecord'],
    ]);
  });

  it('that is logged out of is forgotten here and at the server, and leads home', async () => {
    const { actor, context, did } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'logout.requested' });
    expect([context(), did]).toEqual([
      { signedIn: null, redirect: null, end: 'loggedOut' },
      ['tellServer', 'keepRecord', 'forgetDrafts', 'goHome'],
    ]);
  });

  it('ends once, however many of its calls are refused, and remembers the first path', async () => {
    const { actor, context, did } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'session.refused', token: huda.token, path: '/profile' });
    actor.send({ type: 'session.refused', token: huda.token, path: '/dashboard' });
    expect([context(), did]).toEqual([
      { signedIn: null, redirect: '/profile', end: 'refused' },
      ['keepRecord'],
    ]);
  });

  it('does not end for a late refusal of the session before', async () => {
    const { actor, context } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'session.refused', token: 'swt_older', path: '/profile' });
    expect(context().signedIn).toEqual(huda);
  });

  it('follows the login and the logout of another tab without writing itself', async () => {
    const { actor, context, did } = await start(nobody);
    actor.send({ type: 'record.changed', record: { signedIn: huda, redirect: null } });
    actor.send({ type: 'record.changed', record: { signedIn: salim, redirect: null } });
    expect(context()).toEqual({ signedIn: salim, redirect: null, end: null });
    actor.send({ type: 'record.changed', record: nobody });
    expect([context().end, context().signedIn, did]).toEqual(['elsewhere', null, ['forgetDrafts']]);
  });

  it('that was refused in another tab keeps what was typed here, and where', async () => {
    const { actor, context, did } = await start({ signedIn: huda, redirect: null });
    actor.send({ type: 'record.changed', record: { signedIn: null, redirect: '/profile' } });
    expect([context(), did]).toEqual([{ signedIn: null, redirect: '/profile', end: 'elsewhere' }, []]);
  });

  it('shows a changed name at once, and keeps it', async () => {
    const { actor, context, did } = await start({ signedIn: huda, redirect: null });
    const user = { ...huda.user, full_name: 'Huda A.' };
    actor.send({ type: 'user.changed', user });
    expect([context().signedIn, did]).toEqual([{ ...huda, user }, ['keepRecord']]);
  });
});
