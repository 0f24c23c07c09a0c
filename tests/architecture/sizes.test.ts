import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const MOST_LINES = 250;

/** Files that may be longer: people download recount.mjs as one file, and run it alone. */
const whole = ['scripts/recount.mjs'];

it(`keeps every hand-written code file at ${MOST_LINES} lines or less`, () => {
  const written = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file) && !file.includes('.gen.') && !whole.includes(file),
    );
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  expect(written.filter((file) => linesOf(file) > MOST_LINES)).toEqual([]);
});
