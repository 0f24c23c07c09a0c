import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { catalogueTime, events } from '../../../tests/support/catalogueFixtures.ts';
import { eventListPaths, refusal } from '../../../tests/support/cataloguePaths.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { HeldCalls, Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { messageError, networkError, unauthenticated } from '../../../domain/errors.ts';
import { eventListMachine } from './eventListMachine.ts';

const paths = eventListPaths();

describe('paths through the list of events', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(eventListMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(eventListMachine, ['loadEvents'], ['logIn']);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});

function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = eventListMachine.provide({
    actors: { loadEvents: calls.actor('loadEvents') },
    actions: { logIn: () => void did.push('logIn') },
  });
  const actor = createActor(machine).start();
  const stands = () => [actor.getSnapshot().value, actor.getSnapshot().context.sentence];
  return { actor, calls, did, stands };
}

describe('the list of events', () => {
  it('is shown with the time at which it was true', async () => {
    const { actor, calls } = start();
    await calls.answer('loadEvents', { events, now: catalogueTime });
    expect(actor.getSnapshot().context).toEqual({ events, now: catalogueTime, sentence: null });
  });

  it('says what the server said, nothing where nobody answered, and is asked for again by hand', async () => {
    const { actor, calls, stands } = start();
    await calls.refuse('loadEvents', messageError(refusal, { status: 503 }));
    expect(stands()).toEqual(['failed', refusal]);
    actor.send({ type: 'retry.requested' });
    expect(stands()).toEqual(['loading', refusal]);
    await calls.refuse('loadEvents', networkError);
    expect(stands()).toEqual(['failed', null]);
  });

  it.each([
    ['status', unauthenticated({ status: 401 })],
    ['word', messageError('Unauthenticated.', { status: 403 })],
  ])('asks to log in when the server says so by its %s, and can be left', async (_, error) => {
    const { actor, calls, did, stands } = start();
    await calls.refuse('loadEvents', error);
    actor.send({ type: 'login.requested' });
    expect([did, stands()]).toEqual([['logIn'], ['unauthenticated', null]]);
    actor.send({ type: 'notice.closed' });
    expect(stands()).toEqual(['failed', null]);
  });
});
