import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

it('names only files and folders that exist', () => {
  const paths = [...text.matchAll(/`([\w.@-]+\/[\w./-]+|[A-Z]+\.md)`/g)].map(([, path = '']) => path);
  const named = paths.filter((path) =>
    /^(server|domain|src|demo|docs|locales|openapi|CONTRIBUTING)/.test(path),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('answers each question of the tour with at most three files', () => {
  const rows = (text.split('## A tour in twelve questions')[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('?'));
  const counts = rows.map((row) => row.split('|')[2]?.match(/`[^`]+`/g)?.length ?? 0);
  expect(rows).toHaveLength(12);
  expect(counts.filter((count) => count < 1 || count > 3)).toEqual([]);
});

type Rule = { name: string; to: { pathNot?: string } };
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: Rule[];
};

it('draws the arrows between subjects that the rules allow', () => {
  const drawing = text.split('## The subjects of the server')[1]?.split('```')[1] ?? '';
  const drawn = [...drawing.matchAll(/^ {2}(\w+) --> (.+)$/gm)].map(([, from = '', to = '']) => [
    from,
    to.split(' & '),
  ]);
  const allowed = forbidden
    .filter(({ name }) => name.endsWith('-imports-its-own-arrows'))
    .map(({ to }) => /\((.+)\)/.exec(to.pathNot ?? '')?.[1]?.split('|') ?? [])
    .filter(([, ...others]) => others.length > 0)
    .map(([subject, ...others]) => [subject, others]);
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(allowed));
});
