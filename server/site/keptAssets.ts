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

/** How long (ms) the files of a former build are served: a page that was opened with it may stay open for days. */
export const KEPT_FOR_MS = 7 * DAY_MS;

/** When (UTC ms) a file was found to be no part of the build any more; null while it is one. */
type Retired = Record<string, number | null>;

/**
 * Keeps the files of this build for the time after it, and those of former builds for a week: the names of all change
 * with their bytes, so that they stand beside one another.
 * @param built the assets of the build that is served
 * @param kept where files of all builds are kept; made when it is not there
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

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** The same bytes under a second name where the disk can do so; a build writes new files and never into old ones. */
function keep(source: string, target: string): void {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** What cannot be read is begun anew: files are then kept a week longer. */
function readRetired(index: string): Retired {
  try {
    return JSON.parse(readFileSync(index, 'utf8')) as Retired;
  } catch {
    return {};
  }
}
