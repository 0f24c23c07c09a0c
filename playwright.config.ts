import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, chromiumForTests } from './scripts/chromium.mjs';

const oneLook = '**/oneLook/*.spec.ts';

/** Visitors who ask for less motion get as much testing, and without a graphics card drawing motion takes long. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

const arabicPhone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // At the phone's own scale Chromium would draw seven times the pixels in software.
  deviceScaleFactor: 1,
  locale: 'ar-OM',
  timezoneId: 'Asia/Muscat',
};

const englishScreen = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  locale: 'en-US',
  timezoneId: 'America/New_York',
};

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tests/support/bundles/bundleThreads.ts',
  fullyParallel: false,
  // A journey waits more than it computes; each worker has its own servers and data.
  workers: 4,
  // Journeys test behaviour; npm run bench measures speed. Waits may be long on a busy machine, so shorter limits stand
  // only in tests of a time.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: await chromiumForTests(), args: chromiumFlags },
    trace: 'off',
  },
  projects: [
    { name: 'ar-390', use: arabicPhone, testIgnore: oneLook },
    // Behaviour that no look changes is tested in one look only (decision D118).
    { name: 'ar-390-still', use: { ...arabicPhone, ...still }, testMatch: oneLook },
    {
      name: 'en-1280',
      use: { ...englishScreen, ...still },
      testIgnore: process.env.EVERY_LOOK ? [] : oneLook,
    },
  ],
});
