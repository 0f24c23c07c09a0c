import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { steadyClock } from './clockGuard.ts';
import { createReadiness, WRITE_PATIENCE_MS } from './readiness.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sawt-ready-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const GIB = 1_073_741_824;

it.each([
  ['a small disk keeps a gibibyte', GIB, 5 * GIB, true],
  ['and not less', GIB - 1, 5 * GIB, false],
  ['a large disk keeps a tenth', 100 * GIB, 1_000 * GIB, true],
  ['and not less', 100 * GIB - 1, 1_000 * GIB, false],
])('%s', async (_, free, total, enough) => {
  const readiness = createReadiness({
    dataDir,
    clock: steadyClock(manualClock(0)),
    probe: () => Promise.resolve(),
    measure: async () => ({ free, total }),
  });
  expect((await readiness.look()).checks.space).toBe(enough);
});

it('checks the disk once for all callers within a second', async () => {
  const clock = manualClock(0);
  let writes = 0;
  const probe = () => Promise.resolve((writes += 1));
  const readiness = createReadiness({ dataDir, clock: steadyClock(clock), probe });
  await Promise.all([readiness.look(), readiness.look()]);
  clock.advance(999);
  await readiness.look();
  expect(writes).toBe(1);
  clock.advance(1);
  await readiness.look();
  expect(writes).toBe(2);
});

it('is not ready on an unreadable disk', async () => {
  const readiness = createReadiness({
    dataDir: join(dataDir, 'nowhere'),
    clock: steadyClock(manualClock(0)),
    probe: () => Promise.resolve(),
  });
  expect(await readiness.look()).toEqual({
    status: 'not_ready',
    checks: { database: true, standby: true, keys: true, space: false, clock: true, staying: true },
  });
});

it('is not ready when the disk never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const readiness = createReadiness({
    dataDir,
    clock: steadyClock(manualClock(0)),
    probe: () => new Promise(() => {}),
  });
  const answer = readiness.look();
  vi.advanceTimersByTime(WRITE_PATIENCE_MS);
  vi.useRealTimers();
  expect((await answer).checks.database).toBe(false);
});

it('is not ready from the moment it drains, whatever it just answered', async () => {
  const readiness = createReadiness({
    dataDir,
    clock: steadyClock(manualClock(0)),
    probe: () => Promise.resolve(),
  });
  expect((await readiness.look()).checks.staying).toBe(true);
  readiness.leave();
  expect(await readiness.look()).toMatchObject({ status: 'not_ready', checks: { staying: false } });
});
