import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobRunner } from './jobRunner.ts';
import type { KeptMap } from './keptMap.ts';
import type { Job } from './session.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const clock = { now: () => Date.now(), monotonic: () => Date.now() };
const charge = (id: string, dueAt: number): Job => ({ id, dueAt, kind: 'charge', sessionId: id });

function jobsOf(...all: Job[]): KeptMap<Job> {
  const map = new Map(all.map((job) => [job.id, job]));
  return {
    get: (id) => map.get(id),
    put: (job) => void map.set(job.id, job),
    delete: (id) => void map.delete(id),
    values: () => map.values(),
  };
}

it('does each job once, when it is due, in the order of their times', async () => {
  const jobs = jobsOf(charge('late', 10_000), charge('now', 0), charge('soon', 2_000));
  const done: [string, number][] = [];
  const runner = jobRunner(jobs, clock, async ({ id }) => {
    jobs.delete(id);
    done.push([id, clock.now()]);
  });
  runner.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual([
    ['now', 0],
    ['soon', 2_000],
    ['late', 10_000],
  ]);
});

it('does a job again at the time that it sets for itself', async () => {
  const jobs = jobsOf(charge('again', 0));
  const done: number[] = [];
  const runner = jobRunner(jobs, clock, async (job) => {
    done.push(clock.now());
    if (done.length === 3) jobs.delete(job.id);
    else jobs.put({ ...job, dueAt: clock.now() + 5_000 });
  });
  runner.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual([0, 5_000, 10_000]);
});

it('runs at most 32 at once, and all in the end', async () => {
  const jobs = jobsOf(...Array.from({ length: 100 }, (_, index) => charge(`job ${index}`, 0)));
  let atOnce = 0;
  let most = 0;
  const runner = jobRunner(jobs, clock, async ({ id }) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 100));
    atOnce -= 1;
    jobs.delete(id);
  });
  runner.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([most, [...jobs.values()].length]).toEqual([32, 0]);
});

it('starts nothing after a stop, and waits for running jobs', async () => {
  const jobs = jobsOf(charge('running', 0), charge('later', 1_000));
  const done: string[] = [];
  const runner = jobRunner(jobs, clock, async ({ id }) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    jobs.delete(id);
    done.push(id);
  });
  runner.wake();
  const stopped = runner.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;
  expect(done).toEqual(['running']);
});
