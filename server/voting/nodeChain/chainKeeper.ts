import type { Clock } from '../../platform/clock.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Leases } from '../../platform/leases/lease.ts';
import type { Writer } from '../../platform/writer/openWriter.ts';

/** How often (ms) a node checks that it still has its chain. */
const LOOK_MS = 5_000;
/** More chains than nodes: each is read by the public recount. */
const MOST_CHAINS = 64;

export type ChainUser = Pick<Writer<never>, 'useChain'>;

type KeeperDeps = {
  leases: Leases;
  writer: ChainUser;
  clock: Pick<Clock, 'monotonic'>;
  onError: (error: unknown) => void;
};

const chains = Array.from({ length: MOST_CHAINS }, (_, index) =>
  index === 0 ? 'main' : `chain-${index + 1}`,
);

/**
 * Keeps a chain for the votes of this node alone: the first that no other node has (decision D254). The lease only saves nodes
 * from waiting for each other. Two nodes with one chain still make no fork, as each statement checks the head.
 */
export function chainKeeper({ leases, writer, clock, onError }: KeeperDeps): PeriodicWorker {
  let kept: string | undefined;
  const isOurs = async (chain: string) => (await leases.named(`chain ${chain}`).take()) !== undefined;
  const work = async () => {
    if (kept !== undefined && (await isOurs(kept))) return;
    for (const chain of chains) {
      if (!(await isOurs(chain))) continue;
      kept = chain;
      writer.useChain(chain);
      return;
    }
  };
  return every({ lease: null, ms: LOOK_MS, clock, work, onError });
}
