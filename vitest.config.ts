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

type Look = { locale: 'ar' | 'en'; theme: 'light' | 'dark' };

const inLook = (name: string, { locale, theme }: Look) => ({
  name,
  browser: 'chromium' as const,
  env: { VITE_LOCALE: locale, VITE_THEME: theme },
});

/** Stories in two looks, all but those left out. */
const storiesIn = (name: string, exclude: string[]) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' }), modelLibrary()],
  // A dependency that is found only while tests run makes vite load the page again, under them.
  optimizeDeps: {
    entries: [
      'src/**/*.{ts,tsx}',
      'workshop/**/*.tsx',
      '.storybook/preview.tsx',
      '!src/**/*.test.{ts,tsx}',
      '!src/worker/**',
    ],
  },
  test: {
    name,
    exclude,
    // One page takes story after story, as it does in the workshop: a page for each file is loaded a hundred times.
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      instances: [
        inLook(`${name}-ar`, { locale: 'ar', theme: 'light' }),
        inLook(`${name}-en`, { locale: 'en', theme: 'dark' }),
      ],
      screenshotFailures: false,
    },
  },
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Two runs at once each take a port of their own.
    server: { strictPort: false },
    test: {
      // Tests of servers wait for disks, databases and processes; left alone, vitest runs one file at a time on two cores.
      maxWorkers: 2,
      // Of what hangs. How long things take is measured by the bench, not on a machine that does other work.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 40_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            // As browsers take it, and not as node does.
            alias: {
              'tus-js-client': join(
                import.meta.dirname,
                'node_modules/tus-js-client/lib.esm/browser/index.js',
              ),
            },
            include: ['{src,workshop}/**/*.test.tsx', 'src/{api,app,i18n,theme}/**/*.test.ts'],
            isolate: false,
            setupFiles: ['./tests/support/setup.ts'],
          },
        },
        // Rules, machines and pure functions need no page, which takes longer to set up than they take.
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
            execArgv: ['--import', join(import.meta.dirname, 'tests/support/bundledKysely.mjs')],
            globalSetup: ['./tests/support/sharedPostgres.ts'],
            include: [
              '{server,demo}/**/*.test.ts',
              'tests/{architecture,contract}/**/*.test.ts',
              'lint/**/*.test.ts',
              'scripts/**/*.test.ts',
            ],
          },
        },
        // The diagrams of flows are drawn for seconds, in which no dialog of another story would open.
        storiesIn('stories', ['workshop/flows/**']),
        storiesIn('flow-stories', ['src/**', 'workshop/foundations/**']),
      ],
    },
  }),
);
