import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumFromNpm } from '../chromium.mjs';
import { everyLook, nameOfLook, type Look } from './choosePictures.ts';

const root = join(import.meta.dirname, '../..');
/** Flags with which Chromium draws letters and colours the same on every system. */
const steadyFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export default defineConfig<object, { look: Look }>({
  testDir: import.meta.dirname,
  // `globalSetup` builds the workshop first, because the tests are made from its stories.
  globalSetup: './globalSetup.ts',
  testMatch: 'pictures.spec.ts',
  workers: Math.min(availableParallelism(), 4),
  timeout: 60_000,
  updateSnapshots: 'none',
  snapshotPathTemplate: join(root, 'docs/pictures/{arg}{ext}'),
  outputDir: join(root, 'test-results/pictures'),
  reporter: [['dot']],
  // `threshold` (0 to 1): how different two colours may be and still count as equal. `maxDiffPixelRatio`:
  // the part of the pixels that may differ more.
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
