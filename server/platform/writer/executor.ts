/** Inputs of one name that follow each other in a batch. */
export type Run = { name: string; inputs: unknown[] };

/** What came of one input: its output, or the words of the error that it alone caused. */
export type Settled = { output: unknown } | { error: string };

/** Commits whole batches, one after the other. */
export type Executor = {
  /**
   * @returns one list for each run, settled only by a commit that is on disk
   * @throws StorageFailure when nothing of the batch may be acknowledged
   */
  execute(runs: Run[]): Promise<Settled[][]>;
  close(): Promise<void>;
};
