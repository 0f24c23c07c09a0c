import { refusal } from '../../../tests/flows/catalogueFailures.ts';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { catalogueTime, events } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { messageError, networkError, unauthenticated } from '../../../domain/errors.ts';
import { eventListFlow } from '../../../tests/flows/eventList/eventListFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { eventListMachine } from './eventListMachine.ts';

walkMachine(eventListFlow);

function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = eventListMachine.provide({
    actors: { loadEvents: calls.actor('loadEvents') },
    actions: { logIn: () => void did.push('logIn') },
  });
  const actor = createActor(machine, { input: undefined }).start();
  const stands = () => [actor.getSnapshot().value, actor.getSnapshot().context.sentence];
  return { actor, calls, did, stands };
}

describe('the list of events', () => {
  it('is shown with the time at which it was true', async () => {
    const { actor, calls } = start();
    await calls.answer('loadEvents', { events, now: catalogueTime });
    expect(actor.getSnapshot().context).toEqual({
      events,
      now: catalogueTime,
      sentence: null,
      reference: null,
      retry: null,
    });
  });

  it('differs from one without events', async () => {
    const full = start();
    await full.calls.answer('loadEvents', { events, now: catalogueTime });
    const none = start();
    await none.calls.answer('loadEvents', { events: [], now: catalogueTime });
    expect([full.stands(), none.stands()]).toEqual([
      ['ready', null],
      ['empty', null],
    ]);
    expect(none.actor.getSnapshot().context).toMatchObject({ events: [], now: catalogueTime });
  });

  it("shows the server's message, if any, and can be retried", async () => {
    const { actor, calls, stands } = start();
    await calls.refuse('loadEvents', messageError(refusal, { status: 503 }));
    expect(stands()).toEqual(['failed', refusal]);
    actor.send({ type: 'retry.requested' });
    expect(stands()).toEqual(['loading', refusal]);
    await calls.refuse('loadEvents', networkError);
    expect(stands()).toEqual(['failed', null]);
  });

  it('says which retry of a failing call follows, and forgets it when the visitor retries', async () => {
    const { actor, calls } = start();
    const retry = { number: 2, limit: 3 };
    actor.send({ type: 'load.retried', retry });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.retry]).toEqual(['loading', retry]);
    await calls.refuse('loadEvents', networkError);
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot().context.retry).toBeNull();
  });

  it.each([
    ['status', unauthenticated({ status: 401 })],
    ['word', messageError('Unauthenticated.', { status: 403 })],
  ])("asks to log in by the server's %s, which can be dismissed", async (_, error) => {
    const { actor, calls, did, stands } = start();
    await calls.refuse('loadEvents', error);
    actor.send({ type: 'login.requested' });
    expect([did, stands()]).toEqual([['logIn'], ['unauthenticated', null]]);
    actor.send({ type: 'notice.closed' });
    expect(stands()).toEqual(['failed', null]);
  });
});
