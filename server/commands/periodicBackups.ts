import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { backupsIn } from '../backup/backupsIn.ts';
import type { BackupConfig } from '../backup/backupSettings.ts';
import type { Clock } from '../platform/clock.ts';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import { every } from '../platform/every.ts';
import type { Leases } from '../platform/leases/lease.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import type { CommandSetting } from './command.ts';

const TICK_MS = 1_000;
const LOOK_MS = 60_000;
const DAY_MS = 86_400_000;
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

type Deps = { config: CommandSetting['config'] & BackupConfig; clock: Clock; leases: Leases; log: EventLog };

/** Starts the worker that makes backups and removes old ones; without BACKUP_DIR it does nothing. */
export function startBackups({ config, clock, leases, log }: Deps): RunningWorkers {
  const { backups } = config;
  if (!backups) return runWorkers([], TICK_MS);
  const { folder, everyMs, keep } = backups;
  let thread: Worker | undefined;
  const work = async () => {
    const [newest] = await backupsIn(folder);
    if (newest && clock.now() - newest.at < everyMs) return;
    thread = startThread(join(folder, nameAt(clock.now())), config);
    const [code] = (await once(thread, 'exit')) as [number];
    if (code !== 0) throw new Error('The backup was broken off.');
    await removeOld(folder, keep, clock.now());
  };
  const onError = logFailure(log)('backup_not_made');
  const worker = every({ lease: leases.named('backup'), ms: LOOK_MS, clock, work, onError });
  const running = runWorkers([worker], TICK_MS);
  return {
    ...running,
    close: async () => {
      await thread?.terminate();
      await running.close();
    },
  };
}

/** A backup that breaks off has no description and counts as none. */
function startThread(folder: string, config: CommandSetting['config']): Worker {
  const { dataDir, databaseUrl, s3, keysDir, version } = config;
  const workerData = { folder, config: { dataDir, databaseUrl, s3, keysDir, version } };
  return new Worker(new URL('./backupThread.ts', import.meta.url), { workerData });
}

/** A folder's name, such as 20261120T180000Z. */
const nameAt = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Removes complete backups but the newest ones, and broken ones of yesterday; touches nothing else. */
async function removeOld(folder: string, keep: number, now: number): Promise<void> {
  const complete = (await backupsIn(folder)).map(({ path }) => path).filter(isOurs);
  const names = await readdir(folder);
  const broken = names
    .filter((name) => now - timeOf(name) > DAY_MS)
    .map((name) => join(folder, name))
    .filter((path) => !complete.includes(path));
  for (const path of [...complete.slice(keep), ...broken]) await rm(path, { recursive: true });
}

const isOurs = (path: string) => NAME.test(basename(path));

/** When (UTC ms) a folder of this name began; NaN for a name of somebody else. */
const timeOf = (name: string) =>
  NAME.test(name) ? Date.parse(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z')) : Number.NaN;
