import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const MOST_FILES = 12;

/** Modules with one reader that stay in `tests/support`, each with the reason. */
const excused: Record<string, string> = {};

const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && existsSync(join(root, file)));
const isShared = (file: string) => file.startsWith('tests/support/');
const isBeside = (file: string) => /\.support\.tsx?$/.test(file);
const modules = code.filter((file) => isShared(file) || isBeside(file));

/** For each module of `tests/support` or `*.support.ts`, the files that import it or name its path. */
const readers = new Map<string, Set<string>>(modules.map((module) => [module, new Set<string>()]));
for (const file of code) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/['"`]([^'"`\s]+\.(?:tsx?|mjs))\b[^'"`\s]*['"`]/g))
    for (const named of [posix.join(dirname(file), path), posix.normalize(path)])
      if (named !== file) readers.get(named)?.add(file);
}
const readersOf = (module: string) => [...(readers.get(module) ?? [])];

describe('the support of tests', () => {
  it('keeps a module with one reader beside that reader', () => {
    const misplaced = modules.filter(isShared).filter((module) => {
      const [reader, ...others] = readersOf(module);
      return reader !== undefined && others.length === 0 && dirname(reader) !== dirname(module);
    });
    expect(misplaced).toEqual(Object.keys(excused));
  });

  it('keeps a module in tests/support when several files outside its folder read it', () => {
    const shared = modules.filter(isBeside).filter((module) => {
      const outside = readersOf(module).filter((reader) => !isBeside(reader));
      return outside.length > 1;
    });
    expect(shared).toEqual([]);
  });

  it(`puts each module in a room, and at most ${MOST_FILES} into one room`, () => {
    const rooms = Map.groupBy(code.filter(isShared), (file) => file.split('/').slice(2, -1).join('/'));
    const crowded = [...rooms].filter(([room, files]) => room === '' || files.length > MOST_FILES);
    expect(crowded.map(([room]) => room)).toEqual([]);
  });
});
