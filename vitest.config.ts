import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumFlags, chromiumForTests } from './scripts/chromium.mjs';
import { modelLibrary } from './.storybook/modelLibrary.ts';
import viteConfig from './vite.config.ts';

const chromium = playwright({
  launchOptions: { executablePath: await chromiumForTests(), args: chromiumFlags },
});

/** A project of stories, each in Arabic and light, then turned to English and dark. @param exclude story files to leave out */
const storiesIn = (name: string, exclude: string[]) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' }), modelLibrary()],
  // Scan all of these early: a dependency found during the tests would reload their page.
  optimizeDeps: {
    include: ['@storybook/addon-a11y/preview'],
    entries: [
      'src/**/*.{ts,tsx}',
      'workshop/**/*.tsx',
      '.storybook/preview.tsx',
      '!src/**/*.{test,support}.{ts,tsx}',
      '!src/worker/**',
    ],
  },
  test: {
    name,
    env: { VITE_IN_TESTS: 'true' },
    exclude,
    // One page for all stories, as in the workshop: a page for each file would load a hundred times.
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Parallel runs each need a port of their own.
    server: { strictPort: false },
    test: {
      // Server tests wait for disks, databases and processes; by default vitest runs one file at a time on two cores.
      maxWorkers: 3,
      // Timeouts only end tests that hang; npm run bench measures speed.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 90_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            // The browser build, not the Node build.
            alias: {
              'tus-js-client': join(
                import.meta.dirname,
                'node_modules/tus-js-client/lib.esm/browser/index.js',
              ),
            },
            include: ['{src,workshop}/**/*.test.tsx', 'src/{api,app,i18n,theme}/**/*.test.ts'],
            isolate: false,
            setupFiles: ['./tests/support/pages/setup.ts'],
          },
        },
        // Rules, machines and pure functions need no jsdom, whose setup takes longer than their tests.
        {
          extends: true,
          test: {
            name: 'plain',
            environment: 'node',
            isolate: false,
            include: [
              'domain/**/*.test.ts',
              'src/{components,machines,pages}/**/*.test.ts',
              'tests/flows/**/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            isolate: false,
            execArgv: [
              '--import',
              join(import.meta.dirname, 'tests/support/bundles/bundledModules.mjs'),
              // Each test server allocates a lot and keeps little: small spaces for young objects cost a tenth of the run.
              '--max-semi-space-size=64',
              // Three workers keep both cores busy: threads that help collect garbage only wait for each other.
              '--single-threaded-gc',
            ],
            globalSetup: [
              './tests/support/database/sharedPostgres.ts',
              './tests/support/bundles/bundleThreads.ts',
            ],
            include: [
              '{server,demo}/**/*.test.ts',
              'tests/{architecture,contract}/**/*.test.ts',
              'lint/**/*.test.ts',
              'scripts/**/*.test.ts',
            ],
          },
        },
        // Flow stories run apart: drawing a diagram takes seconds, and no dialog of another story opens meanwhile.
        storiesIn('stories', ['workshop/flows/**']),
        storiesIn('flow-stories', ['src/**', 'workshop/foundations/**']),
      ],
    },
  }),
);
