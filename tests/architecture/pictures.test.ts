import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/pictures');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.webp'),
);

it('keeps the pictures within 12 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(12 * 1024 * 1024);
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
