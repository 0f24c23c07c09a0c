import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: source }).filter((file) => !/\.(test|stories|support)\.tsx?$/.test(file));
const calls = filesOf('api/calls/*.ts').map((file) => basename(file, '.ts'));

const above = filesOf('app/**/*.{ts,tsx}').map((file) => {
  const text = readFileSync(join(source, file), 'utf8');
  return { file, text, made: calls.filter((call) => text.includes(`api/calls/${call}.ts'`)) };
});

it('passes every call on instead of making it', () => {
  const made = above.flatMap(({ file, text, made: names }) =>
    names
      .filter((name) => new RegExp(String.raw`(?<!\(\) =>\s*)\b${name}\(`).test(text))
      .map((name) => `${file} ${name}`),
  );
  expect(made).toEqual([]);
});

it('sends every passed call with a preset of the one retry policy', () => {
  const byPreset = (text: string) => /withRetry\([^;]*?\b(retryPresets\.\w+|standard)\b/.test(text);
  // `firstAnswer` makes its call only if the page came without its data.
  const first = above.find(({ file }) => file === 'app/flows/firstAnswer.ts');
  expect(byPreset(first?.text ?? '')).toBe(true);
  const unnamed = above
    .filter(({ made }) => made.length > 0)
    .filter(({ text }) => !(byPreset(text) || /\bfirstAnswer\(/.test(text)) || /\bcall\(\)/.test(text))
    .map(({ file }) => file);
  expect(unnamed).toEqual([]);
});

it('leaves no call without a flow', () => {
  const used = new Set(above.flatMap(({ made }) => made));
  expect(calls.filter((call) => !used.has(call))).toEqual([]);
});
