import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumFromNpm } from '../chromium.mjs';
import { everyLook, nameOfLook, type Look } from './choosePictures.ts';

const root = join(import.meta.dirname, '../..');
/** Chromium's flags that make letters and colours equal on every system. */
const steadyFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export default defineConfig<object, { look: Look }>({
  testDir: import.meta.dirname,
  // `globalSetup` builds the workshop before Playwright loads the tests, one for each story.
  globalSetup: './globalSetup.ts',
  testMatch: 'pictures.spec.ts',
  workers: Math.min(availableParallelism(), 4),
  timeout: 60_000,
  updateSnapshots: 'none',
  snapshotPathTemplate: join(root, 'docs/pictures/{arg}{ext}'),
  outputDir: join(root, 'test-results/pictures'),
  reporter: [['dot']],
  // `threshold`: the largest distance of two colours that count as equal (0 to 1). `maxDiffPixelRatio`: the
  // share of pixels that may differ more.
  expect: { toMatchSnapshot: { threshold: 0.1, maxDiffPixelRatio: 0.0002 } },
  use: {
    launchOptions: { executablePath: await chromiumFromNpm(), args: [...chromiumFlags, ...steadyFlags] },
  },
  projects: [
    ...everyLook.map((look) => ({
      name: nameOfLook(look),
      grep: new RegExp(`-${nameOfLook(look)}\\.webp`),
      use: { look },
    })),
    { name: 'files', grep: /every kept picture has a story/ },
  ],
});
