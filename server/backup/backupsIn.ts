import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

/** A complete backup; `at` is when its state of the database was read (UTC ms). */
export type FoundBackup = { path: string; at: number };

/** The complete backups in the subfolders of a folder, the newest first. None if the folder does not exist. */
export async function backupsIn(folder: string): Promise<FoundBackup[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  const found = await Promise.all(paths.map(readAt));
  return found.filter((backup) => backup !== undefined).toSorted((one, other) => other.at - one.at);
}

async function readAt(path: string): Promise<FoundBackup | undefined> {
  const manifest = await readManifest(path).catch(() => undefined);
  return manifest && { path, at: manifest.at };
}
