import { refusal } from '../../../tests/flows/entryFailures.ts';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { READ_AGAIN_MS } from '../../../domain/delays.ts';
import { messageError, networkError, unauthenticated } from '../../../domain/errors.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { submissions, submissionsTime as now } from '../../../tests/support/entries/submissionFacts.ts';
import { mySubmissionsFlow } from '../../../tests/flows/mySubmissions/mySubmissionsFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { mySubmissionsMachine } from './mySubmissionsMachine.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { answered, refused } from '../worldEvents.ts';

walkMachine(mySubmissionsFlow);

function start() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = mySubmissionsMachine.provide({
    actors: { loadSubmissions: calls.actor('loadSubmissions') },
    actions: { logIn: () => void did.push('logIn') },
  });
  const actor = createActor(machine, { clock }).start();
  const shown = () => actor.getSnapshot().context.submissions.map(({ id }) => id.replace(/0+$/, ''));
  const stands = () => [actor.getSnapshot().value, actor.getSnapshot().context.sentence];
  const remove = (index: number) => {
    actor.send({ type: 'delete.requested', id: actor.getSnapshot().context.submissions[index]!.id });
    actor.send({ type: 'delete.confirmed' });
  };
  return { actor, calls, clock, did, shown, stands, remove };
}

describe('the list of entries', () => {
  it('says which retry of a failing call follows, and forgets it when the visitor retries', async () => {
    const { actor, calls } = start();
    const retry = { number: 2, limit: 3 };
    actor.send({ type: 'load.retried', retry });
    expect(actor.getSnapshot().context.retry).toEqual(retry);
    await calls.refuse('loadSubmissions', networkError);
    actor.send({ type: 'retry.requested' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.retry]).toEqual(['loading', null]);
  });
});

describe('a card', () => {
  it('stays when its deletion is not confirmed', async () => {
    const { actor, calls, shown } = start();
    await calls.answer('loadSubmissions', { submissions, now });
    actor.send({ type: 'delete.requested', id: submissions[1]!.id });
    expect(actor.getSnapshot().context.confirming).toBe(submissions[1]!.id);
    actor.send({ type: 'delete.cancelled' });
    expect([shown(), actor.getSnapshot().context.confirming]).toEqual([
      ['entry-4', 'entry-1', 'entry-2', 'entry-3'],
      null,
    ]);
  });

  it('is restored at its index, the latest first, also in an empty list', async () => {
    const { actor, calls, shown, stands, remove } = start();
    await calls.answer('loadSubmissions', { submissions: submissions.slice(0, 3), now });
    remove(1);
    remove(1);
    expect(shown()).toEqual(['entry-4']);
    remove(0);
    expect([shown(), stands()[0]]).toEqual([[], 'empty']);
    const undone = [1, 2, 3].map(() => {
      actor.send({ type: 'undo.requested' });
      return shown();
    });
    expect(undone).toEqual([['entry-4'], ['entry-4', 'entry-2'], ['entry-4', 'entry-1', 'entry-2']]);
    expect(stands()[0]).toEqual({ list: 'resting' });
  });

  it('stays removed when the list reloads', async () => {
    const { calls, clock, shown, remove } = start();
    await calls.answer('loadSubmissions', { submissions, now });
    remove(1);
    clock.increment(READ_AGAIN_MS);
    await calls.answer('loadSubmissions', { submissions, now });
    expect(shown()).toEqual(['entry-4', 'entry-2', 'entry-3']);
  });
});

it('Reloads the list only while a file is converting, and ignores failures then', async () => {
  const { calls, clock, shown, stands } = start();
  await calls.answer('loadSubmissions', { submissions: submissions.slice(0, 2), now });
  clock.increment(READ_AGAIN_MS - 1);
  expect(stands()[0]).toEqual({ list: 'resting' });
  clock.increment(1);
  expect(stands()[0]).toEqual({ list: 'refreshing' });
  await calls.refuse('loadSubmissions', networkError);
  expect([stands()[0], shown()]).toEqual([{ list: 'resting' }, ['entry-4', 'entry-1']]);
  clock.increment(READ_AGAIN_MS);
  await calls.answer('loadSubmissions', { submissions: submissions.slice(1, 2), now });
  clock.increment(10 * READ_AGAIN_MS);
  expect([stands()[0], shown()]).toEqual([{ list: 'resting' }, ['entry-1']]);
});

describe('a list that fails to load', () => {
  it("shows the server's message, if any, and can be retried", async () => {
    const { actor, calls, stands } = start();
    await calls.refuse('loadSubmissions', messageError(refusal, { status: 503 }));
    expect(stands()).toEqual(['failed', refusal]);
    actor.send({ type: 'retry.requested' });
    await calls.refuse('loadSubmissions', networkError);
    expect(stands()).toEqual(['failed', null]);
  });

  it.each([
    ['status', unauthenticated({ status: 401 })],
    ['word', messageError('Unauthenticated.', { status: 403 })],
  ])("asks to log in by the server's %s", async (_, error) => {
    const { actor, calls, did, stands } = start();
    await calls.refuse('loadSubmissions', error);
    actor.send({ type: 'login.requested' });
    expect([did, stands()]).toEqual([['logIn'], ['unauthenticated', null]]);
  });
});

describe('the list of entries', () => {
  const [first] = submissions;
  const loaded = [answered('loadSubmissions', { submissions, now }), 'list.resting'] as const;
  const asked = [{ type: 'delete.requested', id: first!.id }, 'list.confirming'] as const;

  it('is idle again after a confirmed or cancelled deletion', async () => {
    expect.hasAssertions();
    await follow(mySubmissionsFlow, loaded, asked, [{ type: 'delete.confirmed' }, 'list.resting']);
    await follow(mySubmissionsFlow, loaded, asked, [{ type: 'delete.cancelled' }, 'list.resting']);
  });

  it('fails if the candidate dismisses the login', async () => {
    expect.hasAssertions();
    const signedOut = refused('loadSubmissions', unauthenticated({ status: 401 }));
    await follow(mySubmissionsFlow, [signedOut, 'unauthenticated'], [{ type: 'notice.closed' }, 'failed']);
  });
});
