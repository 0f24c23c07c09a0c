import { execFileSync } from 'node:child_process';
import { join, matchesGlob, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/**
 * A copy of the globs in vitest.config.ts, .storybook/main.ts, playwright.config.ts and pictures.config.ts.
 */
const runners = [
  '{src,workshop}/**/*.test.tsx',
  'src/{api,app,i18n,theme}/**/*.test.ts',
  'src/{components,machines,pages}/**/*.test.ts',
  'domain/**/*.test.ts',
  'tests/flows/**/*.test.ts',
  '{server,demo}/**/*.test.ts',
  'tests/{architecture,contract}/**/*.test.ts',
  'lint/**/*.test.ts',
  'scripts/**/*.test.ts',
  'workshop/**/*.stories.tsx',
  'src/**/*.stories.tsx',
  'tests/e2e/**/*.spec.ts',
  'scripts/pictures/**/pictures.spec.ts',
];

const looksLikeATest = /\.(test|spec|stories)\.[cm]?[jt]sx?$|(^|\/)__tests__\//;

it('matches every test and story file with a runner', () => {
  const orphans = tracked
    .filter((file) => looksLikeATest.test(file))
    .filter((file) => !runners.some((glob) => matchesGlob(file, glob)));
  expect(orphans).toEqual([]);
});

it('takes its list of runners from the configurations themselves', async () => {
  const { default: vitestConfig } = await import('../../vitest.config.ts');
  const { default: storybook } = await import('../../.storybook/main.ts');
  const { default: playwright } = await import('../../playwright.config.ts');
  const { default: pictures } = await import('../../scripts/pictures/pictures.config.ts');
  const projects = (vitestConfig.test?.projects ?? []) as { test?: { include?: string[] } }[];
  const globs = [
    ...projects.flatMap((project) => project.test?.include ?? []),
    ...storybook.stories.map((glob) => glob.replace('../', '')).filter((glob) => !glob.endsWith('.mdx')),
    ...[playwright, pictures].map(({ testDir, testMatch }) =>
      relative(root, resolve(root, String(testDir), '**', String(testMatch))),
    ),
  ];
  expect(new Set(globs)).toEqual(new Set(runners));
});
