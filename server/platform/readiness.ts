import type { Readiness } from '../../domain/contract.ts';
import type { SteadyClock } from './clockGuard.ts';
import { inTime } from './inTime.ts';
import { databaseReserve, measureSpace, type MeasureSpace } from './storage/diskSpace.ts';

/** The longest database write (ms) with which a node still counts as ready. */
export const WRITE_PATIENCE_MS = 5_000;
/** How long (ms) callers share one answer, because each check costs a real write. */
const KEPT_MS = 1_000;

export type ReadinessDeps = {
  dataDir: string;
  clock: SteadyClock;
  /** Writes to the database and resolves once the write is on the disk. */
  probe: () => Promise<unknown>;
  /** Whether a standby gets every acknowledged write. Absent where none is required. */
  standby?: (() => Promise<boolean>) | undefined;
  /** Whether this node's keys agree with those of the others. Absent where there is one node. */
  keys?: (() => Promise<boolean>) | undefined;
  measure?: MeasureSpace | undefined;
};

export type ReadinessCheck = {
  look(): Promise<Readiness>;
  /** Reports unready from now on, so that no new traffic arrives. */
  leave(): void;
};

/** Checks whether the node can take votes. Never rejects: a failed check means unready. */
export function createReadiness({
  dataDir,
  clock,
  probe,
  standby: hasStandby = () => Promise.resolve(true),
  keys: keysAgree = () => Promise.resolve(true),
  measure = measureSpace,
}: ReadinessDeps): ReadinessCheck {
  let kept: { at: number; answer: Promise<Readiness> } | undefined;
  let staying = true;
  const look = async (): Promise<Readiness> => {
    const [database, standby, keys, space] = await Promise.all([
      succeeds(inTime(probe(), WRITE_PATIENCE_MS)),
      hasStandby().catch(() => false),
      keysAgree().catch(() => false),
      hasSpace(dataDir, measure),
    ]);
    const checks = { database, standby, keys, space, clock: clock.steady(), staying };
    return { status: Object.values(checks).every(Boolean) ? 'ready' : 'not_ready', checks };
  };
  return {
    look: () => {
      const now = clock.monotonic();
      if (!kept || now - kept.at >= KEPT_MS) kept = { at: now, answer: look() };
      return kept.answer;
    },
    leave: () => {
      staying = false;
      kept = undefined;
    },
  };
}

async function hasSpace(folder: string, measure: MeasureSpace): Promise<boolean> {
  try {
    const { free, total } = await measure(folder);
    return free >= databaseReserve(total);
  } catch {
    return false;
  }
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
