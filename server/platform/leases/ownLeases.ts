import type { Hold, Leases } from './lease.ts';

/** The hold of work that no other process can do: it needs no fence and is never lost. */
export const ownHold: Hold = { fence: undefined, confirm: () => {} };

/** The leases of the only process on a database: always held. */
export const ownLeases: Leases = {
  named: () => ({ take: () => Promise.resolve(ownHold) }),
  release: () => Promise.resolve(),
};
