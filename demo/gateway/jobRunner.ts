import type { Clock } from '../../server/platform/clock.ts';
import type { KeptMap } from './keptMap.ts';
import type { Job } from './session.ts';

const AT_ONCE = 32;
const LONGEST_SLEEP_MS = 60_000;

export type JobRunner = {
  /** Starts the jobs that are due, and later ones at their time. */
  wake(): void;
  /**
   * Runs all jobs that are due, also those that become due meanwhile. Resolves when none is due any more.
   */
  runDue(): Promise<void>;
  /** Starts no jobs any more, and waits for those that run. */
  stop(): Promise<void>;
};

/**
 * Runs the jobs in `jobs` at their time. `perform` must remove a job from there, or replace it by its next
 * step.
 */
export function jobRunner(jobs: KeptMap<Job>, clock: Clock, perform: (job: Job) => Promise<void>): JobRunner {
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const waiting = () => [...jobs.values()].filter(({ id }) => !running.has(id));
  const due = () =>
    waiting()
      .filter(({ dueAt }) => dueAt <= clock.now())
      .toSorted((one, other) => one.dueAt - other.dueAt)
      .slice(0, AT_ONCE - running.size);
  const start = (job: Job, then: () => void) => {
    const work = perform(job).finally(() => {
      running.delete(job.id);
      then();
    });
    running.set(job.id, work);
  };
  const wake = () => {
    clearTimeout(timer);
    if (stopped) return;
    for (const job of due()) start(job, wake);
    const next = Math.min(...waiting().map(({ dueAt }) => dueAt));
    if (next !== Infinity && running.size < AT_ONCE)
      timer = setTimeout(wake, Math.min(Math.max(next - clock.now(), 0), LONGEST_SLEEP_MS)).unref();
  };
  const runDue = async (): Promise<void> => {
    for (const job of due()) start(job, () => {});
    if (running.size === 0) return;
    await Promise.all(running.values());
    await runDue();
  };
  return {
    wake,
    runDue,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
