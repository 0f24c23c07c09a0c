import { expect, it } from 'vitest';
import { openPostgresDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { systemClock } from '../clock.ts';
import { DatabaseClock, databaseTimeOf, MOST_OFFSET_MS } from './databaseClock.ts';

const start = Date.UTC(2026, 10, 24, 20);

/**
 * A database whose clock is `ahead` ms ahead of the machine's. A question takes `travel` ms, its answer
 * `back` ms.
 */
function startClock(readings: { ahead: number; travel?: number; back?: number }) {
  const machine = manualClock(start);
  const answer = { isDown: false, ...readings };
  const clock = new DatabaseClock(machine, async () => {
    if (answer.isDown) throw new Error('no database');
    machine.advance(answer.travel ?? 0);
    const time = machine.now() + answer.ahead;
    machine.advance(answer.back ?? 0);
    return time;
  });
  return { machine, answer, clock };
}
/** Waits for a measurement that a tick began. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("tells the database's time, and how far the machine is ahead of it", async () => {
  const { machine, clock } = startClock({ ahead: -80 });
  await clock.measure();
  machine.advance(5_000);
  expect([clock.now() - machine.now(), clock.offset, clock.isClose]).toEqual([-80, 80, true]);
});

it('is wrong by at most half a round trip, however unevenly its ways last', async () => {
  const { machine, clock } = startClock({ ahead: 0, travel: 40, back: 0 });
  await clock.measure();
  expect(clock.now() - machine.now()).toBe(20);
});

it('takes the better of several samples', async () => {
  const { machine, answer, clock } = startClock({ ahead: 0, travel: 40, back: 0 });
  await clock.measure();
  answer.travel = 2;
  await clock.measure();
  expect(clock.now() - machine.now()).toBe(2);
});

it('does not step while its time may still be right', async () => {
  const { machine, answer, clock } = startClock({ ahead: 0 });
  await clock.measure();
  Object.assign(answer, { travel: 60, back: 30 });
  await clock.measure();
  expect(clock.now() - machine.now()).toBe(0);
});

it.each([
  [MOST_OFFSET_MS, true],
  [-MOST_OFFSET_MS, true],
  [MOST_OFFSET_MS + 1, false],
  [-MOST_OFFSET_MS - 1, false],
])('with the database %i ms ahead is close: %s', async (ahead, isClose) => {
  const { clock } = startClock({ ahead });
  await clock.measure();
  expect(clock.isClose).toBe(isClose);
});

it('does not follow a machine whose clock is set anew, and is no longer close', async () => {
  const { machine, clock } = startClock({ ahead: 0 });
  await clock.measure();
  const before = clock.now();
  machine.jump(MOST_OFFSET_MS + 1);
  expect([clock.now(), clock.isClose]).toEqual([before, false]);
});

it('measures every 10 s, and is not close after five minutes without an answer', async () => {
  const { machine, answer, clock } = startClock({ ahead: 0 });
  await clock.measure();
  answer.ahead = 100;
  clock.tick();
  await settle();
  expect(clock.offset).toBe(-100);
  answer.ahead = 0;
  machine.advance(9_999);
  clock.tick();
  await settle();
  expect(clock.offset).toBe(-100);
  machine.advance(1);
  clock.tick();
  await settle();
  expect(clock.offset).toBe(0);
  answer.isDown = true;
  machine.advance(299_999);
  clock.tick();
  await settle();
  expect(clock.isClose).toBe(true);
  machine.advance(1);
  expect(clock.isClose).toBe(false);
});

it('does not trust a reading that took too long', async () => {
  const { clock } = startClock({ ahead: 0, travel: MOST_OFFSET_MS + 1 });
  await clock.measure();
  expect(clock.isClose).toBe(false);
});

it('reads the clock of PostgreSQL', async () => {
  const database = await openPostgresDatabase();
  const clock = new DatabaseClock(systemClock, databaseTimeOf(database.db));
  await clock.measure();
  expect(clock.isClose).toBe(true);
  await database.close();
});
