import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets, KEPT_FOR_MS } from './keptAssets.ts';

let folder: string;
let built: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sawt-kept-'));
  built = join(folder, 'built');
  kept = join(folder, 'kept');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a build like the builder: removes everything that was there first. */
function build(files: Record<string, string>): void {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(join(built, 'words-1'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(built, file), content);
}
const keptFiles = () =>
  Object.fromEntries(
    readdirSync(kept, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(kept.length + 1), readFileSync(path, 'utf8')]),
  );

it('keeps the files of former builds beside those of the current build', () => {
  build({ 'index-a.js': 'A', 'vendor.js': 'V', 'words-1/ar.json': '{}' });
  keepAssets(built, kept, 0);
  build({ 'index-b.js': 'B', 'vendor.js': 'V' });
  keepAssets(built, kept, 1_000);
  expect(keptFiles()).toEqual({
    'index-a.js': 'A',
    'index-b.js': 'B',
    'vendor.js': 'V',
    'words-1/ar.json': '{}',
  });
});

it('counts the week from the day on which a build was replaced, however long it was served', () => {
  build({ 'index-a.js': 'A' });
  keepAssets(built, kept, 0);
  build({ 'index-b.js': 'B' });
  const replaced = 10 * KEPT_FOR_MS;
  keepAssets(built, kept, replaced);
  keepAssets(built, kept, replaced + KEPT_FOR_MS);
  expect(Object.keys(keptFiles())).toEqual(['index-a.js', 'index-b.js']);
  keepAssets(built, kept, replaced + KEPT_FOR_MS + 1);
  expect(keptFiles()).toEqual({ 'index-b.js': 'B' });
});

it('restarts the week for a build that returns and is replaced again', () => {
  build({ 'a.js': 'A' });
  keepAssets(built, kept, 0);
  build({ 'b.js': 'B' });
  keepAssets(built, kept, 1);
  build({ 'a.js': 'A' });
  keepAssets(built, kept, KEPT_FOR_MS);
  build({ 'b.js': 'B' });
  keepAssets(built, kept, KEPT_FOR_MS + 10);
  keepAssets(built, kept, 2 * KEPT_FOR_MS + 10);
  expect(Object.keys(keptFiles())).toEqual(['a.js', 'b.js']);
});

it('works with an unreadable index, and keeps files longer for it', () => {
  build({ 'a.js': 'A' });
  keepAssets(built, kept, 0);
  build({ 'b.js': 'B' });
  writeFileSync(join(kept, '.retired.json'), '{"a.js":');
  keepAssets(built, kept, 5 * KEPT_FOR_MS);
  expect(Object.keys(keptFiles())).toEqual(['a.js', 'b.js']);
});
