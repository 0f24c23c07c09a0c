import {
  existsSync,
  linkSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const DAY_MS = 86_400_000;

/** How long (ms) to serve the files of an earlier build: a page may stay open for days. */
export const KEPT_FOR_MS = 7 * DAY_MS;

/** When (UTC ms) a file was first missing from the build; null while it is part of it. */
type Retired = Record<string, number | null>;

/**
 * Keeps the files of this build for later, and those of earlier builds for a week. Their names change with
 * their bytes, so they do not collide.
 * @param built the assets of the served build
 * @param kept folder for files of all builds; created if missing
 * @param now UTC ms
 * @throws Error where the folder cannot be read or written
 */
export function keepAssets(built: string, kept: string, now: number): void {
  const files = filesIn(built);
  mkdirSync(kept, { recursive: true });
  for (const file of files) keep(join(built, file), join(kept, file));
  const index = join(kept, '.retired.json');
  const before = readRetired(index);
  const current = new Set(files);
  const after: Retired = Object.fromEntries(files.map((file) => [file, null]));
  for (const file of filesIn(kept).filter((each) => !current.has(each))) {
    const since = before[file] ?? now;
    if (now - since > KEPT_FOR_MS) rmSync(join(kept, file));
    else after[file] = since;
  }
  writeFileSync(index, JSON.stringify(after));
}

/** The names of all files below a folder, hidden ones left out. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** A hard link where the disk supports it; a build writes new files and never into old ones. */
function keep(source: string, target: string): void {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/**
 * Reads since when files are retired. An unreadable index counts as empty: files are then kept a week longer.
 */
function readRetired(index: string): Retired {
  try {
    return JSON.parse(readFileSync(index, 'utf8')) as Retired;
  } catch {
    return {};
  }
}
