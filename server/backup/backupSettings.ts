import { setting } from '../platform/settings/setting.ts';
import * as read from '../platform/settings/settingReaders.ts';

const HOUR_MS = 3_600_000;

export const backupVariables = {
  BACKUP_DIR: setting(
    'folder in which the server makes backups by itself ([D163](docs/decisions/D163-backups-by-themselves.md))',
    read.folder.nullable().default(null),
  ),
  BACKUP_EVERY_HOURS: setting('hours from one backup to the next', read.count(1, 24).default(1)),
  BACKUP_KEEP: setting('how many backups stay in `BACKUP_DIR`', read.count(1, 720).default(48)),
};
type Given = read.Read<typeof backupVariables>;

/** Settings of the backups that the server makes by itself. */
export const backupSettings = (given: Given) => ({
  /** Where, how often (ms) and how many; null to make none. */
  backups: given.BACKUP_DIR === null ? null : backupsOf(given, given.BACKUP_DIR),
});

const backupsOf = (given: Given, folder: string) => ({
  folder,
  everyMs: given.BACKUP_EVERY_HOURS * HOUR_MS,
  keep: given.BACKUP_KEEP,
});

export type BackupConfig = ReturnType<typeof backupSettings>;
