import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { EMPTY_COMPETITIONS_REDIRECT_MS } from '../../../domain/delays.ts';
import { httpError, networkError, messageError, unauthenticated } from '../../../domain/errors.ts';
import { catalogueTime, competitions, eventOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { contentPage } from '../../../tests/support/catalogue/contentPageFixture.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { competitionListFlow } from '../../../tests/flows/competitionList/competitionListFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { competitionListMachine } from './competitionListMachine.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { answered, refused } from '../worldEvents.ts';
import { refusal } from '../../../tests/flows/catalogueFailures.ts';

walkMachine(competitionListFlow);

const event = eventOf();
const now = catalogueTime;

function start(known?: typeof event) {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = competitionListMachine.provide({
    actors: { openSlug: calls.actor('openSlug') },
    actions: { goHome: () => void did.push('goHome') },
  });
  const actor = createActor(machine, { clock, input: known && { event: known, now } }).start();
  return { actor, calls, clock, did };
}

describe('an event', () => {
  it('is known before its competitions if the visitor came from a list', async () => {
    const { actor, calls } = start(event);
    expect(actor.getSnapshot().context).toMatchObject({ event, now, competitions: [] });
    await calls.answer('openSlug', { kind: 'event', event, competitions, now: now + 1 });
    expect(actor.getSnapshot().context).toEqual({
      event,
      competitions,
      now: now + 1,
      page: null,
      sentence: null,
      reference: null,
      retry: null,
    });
  });

  it('says which retry of a failing call follows, and forgets it when the visitor retries', async () => {
    const { actor, calls } = start();
    const retry = { number: 2, limit: 3 };
    actor.send({ type: 'load.retried', retry });
    expect(actor.getSnapshot().context.retry).toEqual(retry);
    await calls.refuse('openSlug', networkError);
    actor.send({ type: 'retry.requested' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.retry]).toEqual(['loading', null]);
  });

  it('redirects home after two seconds without competitions', async () => {
    const { actor, calls, clock, did } = start();
    await calls.answer('openSlug', { kind: 'event', event, competitions: [], now });
    clock.increment(EMPTY_COMPETITIONS_REDIRECT_MS - 1);
    expect([actor.getSnapshot().value, did]).toEqual(['empty', []]);
    clock.increment(1);
    expect([actor.getSnapshot().value, did]).toEqual(['leaving', ['goHome']]);
  });

  it('redirects home at once on request, and only once', async () => {
    const { actor, calls, clock, did } = start();
    await calls.answer('openSlug', { kind: 'event', event, competitions: [], now });
    actor.send({ type: 'home.requested' });
    actor.send({ type: 'home.requested' });
    clock.increment(EMPTY_COMPETITIONS_REDIRECT_MS);
    expect(did).toEqual(['goHome']);
  });
});

it('A slug that is no event may be a content page, or nothing', async () => {
  const asPage = start();
  await asPage.calls.answer('openSlug', { kind: 'page', page: contentPage });
  expect(asPage.actor.getSnapshot().context.page).toEqual(contentPage);
  const nothing = start();
  await nothing.calls.refuse('openSlug', httpError({ status: 404 }));
  expect(nothing.actor.getSnapshot().value).toBe('missing');
});

describe('an address of one segment', () => {
  const down = refused('openSlug', networkError);
  const signedOut = refused('openSlug', unauthenticated({ status: 401 }));

  it('can be retried after a failure, and a request to log in can be dismissed', async () => {
    expect.hasAssertions();
    await follow(
      competitionListFlow,
      [down, 'failed'],
      [{ type: 'retry.requested' }, 'loading'],
      [signedOut, 'unauthenticated'],
      [{ type: 'notice.closed' }, 'failed'],
    );
  });

  it("shows the server's message after a failure", async () => {
    const { context } = await follow(competitionListFlow, [
      refused('openSlug', messageError(refusal, { status: 503 })),
      'failed',
    ]);
    expect(context).toMatchObject({ sentence: refusal });
  });

  it('is left at once when asked', async () => {
    const empty = answered('openSlug', { kind: 'event', event, competitions: [], now });
    const { context } = await follow(
      competitionListFlow,
      [empty, 'empty'],
      [{ type: 'home.requested' }, 'leaving'],
    );
    expect(context).toMatchObject({ event, now });
  });
});
