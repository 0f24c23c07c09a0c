import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DatabaseSettings } from '../../../server/platform/database/databaseSettings.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';

let pattern: Promise<string> | undefined;

/**
 * Creates the SQLite database of these settings, empty and with the newest schema, unless it exists. Does
 * nothing for PostgreSQL. Migrating is slow, so each process migrates one file and copies it.
 */
export async function layMigratedFile(settings: DatabaseSettings): Promise<void> {
  if (settings.kind !== 'sqlite' || existsSync(settings.path)) return;
  const from = await (pattern ??= makePattern());
  mkdirSync(dirname(settings.path), { recursive: true });
  copyFileSync(from, settings.path);
}

async function makePattern(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-pattern-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'sawt.db');
  await migrate({ kind: 'sqlite', path });
  return path;
}
