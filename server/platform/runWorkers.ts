/** A worker: `tick` starts its work when that is due, `rest` resolves when none is running. */
export type Worker = { tick(): void; rest(): Promise<void> };

export type RunningWorkers = Worker & {
  /** Starts no more work and resolves when none is running. */
  close(): Promise<void>;
};

/** Ticks workers every `ms` of real time; each worker decides by its own clock whether its work is due. */
export function runWorkers(workers: readonly Worker[], ms: number): RunningWorkers {
  const tick = () => workers.forEach((worker) => worker.tick());
  const rest = async () => {
    for (const worker of workers) await worker.rest();
  };
  const timer = setInterval(tick, ms);
  return {
    tick,
    rest,
    close: () => {
      clearInterval(timer);
      return rest();
    },
  };
}
