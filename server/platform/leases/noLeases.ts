import type { Leases } from './lease.ts';

/** The leases of a process that does no work for all: it never has one. */
export const noLeases: Leases = {
  named: () => ({ take: () => Promise.resolve(undefined) }),
  release: () => Promise.resolve(),
};
