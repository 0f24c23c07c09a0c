import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, chromiumForTests } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  // A journey waits more than it computes; each worker has servers and data of its own.
  workers: 4,
  // Journeys prove that things happen; how fast they happen is measured by the bench. What is waited for may
  // take long on a busy machine; a shorter limit stands only where the time is what is said.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: await chromiumForTests(), args: chromiumFlags },
    trace: 'off',
  },
  projects: [
    {
      name: 'ar-390',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        locale: 'ar-OM',
        timezoneId: 'Asia/Muscat',
      },
    },
    {
      name: 'en-1280',
      // What goes on behind every look alike is gone through in one of them (decision D118).
      testIgnore: process.env.EVERY_LOOK ? [] : '**/oneLook/**',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 900 },
        locale: 'en-US',
        timezoneId: 'America/New_York',
      },
    },
  ],
});
