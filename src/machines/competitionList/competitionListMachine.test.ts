import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { EMPTY_COMPETITIONS_REDIRECT_MS } from '../../../domain/delays.ts';
import { httpError } from '../../../domain/errors.ts';
import {
  catalogueTime,
  competitions,
  contentPage,
  eventOf,
} from '../../../tests/support/catalogueFixtures.ts';
import { competitionListPaths } from '../../../tests/support/cataloguePaths.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { HeldCalls, Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { competitionListMachine } from './competitionListMachine.ts';

const paths = competitionListPaths();

describe('paths through an address of one segment', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(competitionListMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(competitionListMachine, ['openSlug'], ['logIn', 'goHome']);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});

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
  it('is known before its competitions where the visitor came from a list', async () => {
    const { actor, calls } = start(event);
    expect(actor.getSnapshot().context).toMatchObject({ event, now, competitions: [] });
    await calls.answer('openSlug', { kind: 'event', event, competitions, now: now + 1 });
    expect(actor.getSnapshot().context).toEqual({
      event,
      competitions,
      now: now + 1,
      page: null,
      sentence: null,
    });
  });

  it('without competitions leads home after two seconds', async () => {
    const { actor, calls, clock, did } = start();
    await calls.answer('openSlug', { kind: 'event', event, competitions: [], now });
    clock.increment(EMPTY_COMPETITIONS_REDIRECT_MS - 1);
    expect([actor.getSnapshot().value, did]).toEqual(['empty', []]);
    clock.increment(1);
    expect([actor.getSnapshot().value, did]).toEqual(['leaving', ['goHome']]);
  });

  it('without competitions leads home at once when asked, and once', async () => {
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
