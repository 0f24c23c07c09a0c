/** A lease as a write checks it: the write commits only if nobody has taken the lease since this epoch. */
export type Fence = { lease: string; epoch: number };

/** A lease that this process holds. */
export type Hold = {
  /** The fence for every write of the leased work; undefined where no other process can take the lease. */
  fence: Fence | undefined;
  /** Call it before acting outside the database. @throws LeaseLost when another node may have the lease */
  confirm(): void;
};

/** The right to do some work alone, until the lease expires. */
export type Lease = {
  /**
   * Takes the lease or keeps it; undefined while another process has it.
   * @throws when the database does not answer
   */
  take(): Promise<Hold | undefined>;
};

/** The leases of this process. */
export type Leases = {
  named(name: string): Lease;
  /** Gives up all leases, so that other nodes need not wait until they expire. */
  release(): Promise<void>;
};

export class LeaseLost extends Error {
  constructor(name: string) {
    super(`Another node may have the lease "${name}".`);
    this.name = 'LeaseLost';
  }
}
