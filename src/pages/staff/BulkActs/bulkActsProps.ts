import type { SnapshotFrom } from 'xstate';
import type { BulkActEvent, bulkActMachine } from '../../../machines/bulkAct/bulkActMachine.ts';

export type BulkActWords = {
  /** On the button of the bar, and on the one that confirms. */
  act: string;
  /** Asks about so many rows. */
  title: (count: number) => string;
  /** What it does to each row. */
  effect: string;
};

export type BulkActsProps = {
  snapshot: SnapshotFrom<typeof bulkActMachine>;
  send: (event: BulkActEvent) => void;
  words: BulkActWords;
};
