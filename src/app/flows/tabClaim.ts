import type { TabGuardEvent } from '../../machines/tabGuard/tabGuardMachine.ts';

export type Tell = (event: TabGuardEvent) => void;

/** A claim on the vote. `take` takes the vote from the tab that has it; `leave` ends the claim. */
export type Claim = { take: () => void; leave: () => void };
