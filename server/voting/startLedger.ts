import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import type { Keys } from '../platform/keys.ts';
import type { Leases } from '../platform/leases/lease.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import { Checkpointer } from './checkpoints/checkpointer.ts';
import { checkpointSigner } from './checkpoints/checkpointHash.ts';
import { noteOrigin } from './checkpoints/checkpointNote.ts';
import { seenCheckpoint } from './checkpoints/seenCheckpoint.ts';
import { chainKeeper, type ChainUser } from './nodeChain/chainKeeper.ts';
import { LedgerParts } from './parts/ledgerParts.ts';
import type { VotingWriter } from './writes.ts';

/** How often (ms) workers check for due work. */
const TICK_MS = 100;

export type LedgerDeps = {
  config: Pick<PlatformConfig, 'publicOrigin' | 'dataDir'>;
  clock: Clock;
  leases: Leases;
  /** Leases of what this node needs for itself. */
  nodeLeases: Leases;
  database: Kysely<Schema>;
  writer: VotingWriter & ChainUser;
  objects: ObjectStore;
  keys: Pick<Keys, 'checkpoint'>;
  log: EventLog;
};

export type Ledger = RunningWorkers & {
  /** The rows of the public ledger as files. */
  parts: LedgerParts;
};

/** Starts the workers that sign the ledger and publish it, and takes a chain for the votes of this node. */
export function startLedger({ config, keys, log, nodeLeases, ...deps }: LedgerDeps): Ledger {
  const failing = logFailure(log);
  const checkpointer = new Checkpointer({
    ...deps,
    signer: checkpointSigner(keys.checkpoint),
    origin: noteOrigin(config.publicOrigin),
    seen: seenCheckpoint(config.dataDir),
    onError: failing('checkpoint_not_signed'),
  });
  const parts = new LedgerParts({
    ...deps,
    lease: deps.leases.named('ledger parts'),
    onError: failing('ledger_parts_not_made'),
  });
  const onError = failing('chain_not_kept');
  const keeper = chainKeeper({ ...deps, leases: nodeLeases, onError });
  return { ...runWorkers([keeper, checkpointer.worker, parts.worker], TICK_MS), parts };
}
