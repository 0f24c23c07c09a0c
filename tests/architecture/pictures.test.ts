import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/pictures');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.webp'),
);

const isStaff = (file: string) => /^(pages|components)\/staff/.test(file);

it.each([
  ['the site', 12, files.filter((file) => !isStaff(file))],
  ['the staff application', 5, files.filter(isStaff)],
])('keeps the pictures of %s within %i MB', (_part, megabytes, kept) => {
  const bytes = kept.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(megabytes * 1024 * 1024);
});

it('has a picture of every page in all eight looks', () => {
  const looks = new Map<string, Set<string>>();
  for (const file of files.filter((each) => each.startsWith('pages/'))) {
    const [, page = '', look = ''] =
      /^pages\/([^/]+)\/.*-((?:ar|en)-(?:light|dark)-\d+)\.webp$/.exec(file) ?? [];
    looks.set(page, (looks.get(page) ?? new Set()).add(look));
  }
  expect([...looks].filter(([, each]) => each.size < 8)).toEqual([]);
});
