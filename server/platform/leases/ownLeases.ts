import type { Hold, Leases } from './lease.ts';

/** Work that no other process can do. */
export const ownHold: Hold = { fence: undefined, confirm: () => {} };

/** The leases of the only process on a database: always held. */
export const ownLeases: Leases = {
  named: () => ({ take: () => Promise.resolve(ownHold) }),
  release: () => Promise.resolve(),
};
