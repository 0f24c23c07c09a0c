import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { CLOSING_SOON_MS } from '../../../domain/registration.ts';
import { detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import type { ClockInput } from '../../machines/competitionDetails/competitionDetailsMachine.ts';
import { createClient } from '../../api/client.ts';
import { followRegistration } from './followRegistration.ts';

const MINUTE = 60_000;
const details = detailsOf();
const end = details.reg_end ?? 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows the clock from `now` and collects its ticks; no server answers with the time. */
function follow(now: number) {
  const heard: number[] = [];
  const client = createClient({ base: 'http://127.0.0.1:9/api' });
  const listener = setup({
    types: { input: {} as ClockInput },
    actors: { followRegistration: followRegistration(client) },
    actions: { note: ({ event }) => void heard.push((event as unknown as { now: number }).now) },
  }).createMachine({
    invoke: { src: 'followRegistration', input: () => ({ details, now }) },
    on: { 'clock.ticked': { actions: 'note' } },
  });
  const actor = createActor(listener, { input: { details, now } }).start();
  return { actor, heard };
}

it("sends the server's time every minute", () => {
  vi.setSystemTime(0);
  const now = end - CLOSING_SOON_MS - 10 * MINUTE;
  const { actor, heard } = follow(now);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(heard).toEqual([now + MINUTE, now + 2 * MINUTE]);
  actor.stop();
  vi.advanceTimersByTime(5 * MINUTE);
  expect(heard).toHaveLength(2);
});

it('sends the exact time at which registration closes', () => {
  vi.setSystemTime(end + 12 * MINUTE);
  const { actor, heard } = follow(end - 90_000);
  vi.advanceTimersByTime(90_000);
  expect(heard).toEqual([end - 30_000, end]);
  actor.stop();
});
