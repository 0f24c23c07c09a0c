import { join, relative } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import viteConfig from '../../../vite.config.ts';
import type { MoneyTask } from './runMoney.ts';
import { sourceMutants } from './sourceMutants.ts';

const root = join(import.meta.dirname, '../../..');
const mutants = join(root, 'tests/mutants');
const { related } = JSON.parse(process.env['MUTANTS']!) as MoneyTask;

/**
 * Replaces vitest by one that collects tests, and SQLite's writer by one in this thread: another thread knows
 * no mutants.
 */
const standIns: Plugin = {
  name: 'stand-ins-of-mutants',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || importer.startsWith(mutants) || importer.includes('/node_modules/')) return null;
    if (source === 'vitest') return join(mutants, 'vitest.ts');
    return source.endsWith('/sqliteExecutor.ts') ? join(mutants, 'money/sqliteExecutor.ts') : null;
  },
};

/** Puts all mutants of a chosen file into its code, each behind a switch. */
const instrument: Plugin = {
  name: 'mutants-of-money',
  enforce: 'pre',
  transform(text, id) {
    const file = relative(root, id);
    return file in related ? { code: sourceMutants(file, text).instrumented, map: null } : null;
  },
};

/** The vitest configuration of scripts/mutateMoney.ts. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root,
    plugins: [standIns, instrument],
    server: { strictPort: false },
    test: {
      environment: 'node',
      isolate: false,
      // The key of this cache does not depend on which files hold mutants.
      fsModuleCache: false,
      // An error after the end of its test does not count.
      dangerouslyIgnoreUnhandledErrors: true,
      expect: { poll: { timeout: 6_000 } },
      execArgv: ['--import', join(root, 'tests/support/bundles/bundledModules.mjs')],
      include: ['tests/mutants/money/runMoney.ts'],
    },
  }),
);
