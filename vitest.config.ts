import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import viteConfig from './vite.config.ts';

const chromium = () =>
  playwright({
    launchOptions: { executablePath: findChromium() ?? '/usr/bin/chromium', args: chromiumFlags },
  });

// A function, since one shared object makes vitest run stories under another project's name.
const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium(),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

type Look = { locale: 'ar' | 'en'; theme: 'light' | 'dark' };

const stories = (name: string, look: Look, tags?: { include: string[] }) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', ...(tags && { tags }) })],
  // A dependency that is found only while tests run makes vite load the page again, under them.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '.storybook/preview.tsx', '!src/**/*.test.{ts,tsx}'] },
  test: { name, browser: browser(), env: { VITE_LOCALE: look.locale, VITE_THEME: look.theme } },
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Two runs at once each take a port of their own.
    server: { strictPort: false },
    test: {
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
            include: ['src/**/*.test.{ts,tsx}', 'domain/**/*.test.ts'],
            setupFiles: ['./tests/support/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            include: [
              'server/**/*.test.ts',
              'tests/{architecture,contract}/**/*.test.ts',
              'lint/**/*.test.ts',
              'scripts/**/*.test.ts',
            ],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        stories('stories-ar', { locale: 'ar', theme: 'light' }),
        stories('stories-en', { locale: 'en', theme: 'dark' }),
        stories('pages-ar-dark', { locale: 'ar', theme: 'dark' }, { include: ['page'] }),
        stories('pages-en-light', { locale: 'en', theme: 'light' }, { include: ['page'] }),
      ],
    },
  }),
);
