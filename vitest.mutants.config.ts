import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import viteConfig from './vite.config.ts';

const folder = join(import.meta.dirname, 'tests/mutants');

/** Machines import an xstate that mutates them, tests a vitest that records results; other code gets the real ones. */
const standIns: Plugin = {
  name: 'stand-ins-of-mutants',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!['xstate', 'vitest'].includes(source) || !importer || importer.startsWith(folder)) return null;
    return importer.includes('/node_modules/') ? null : join(folder, `${source}.ts`);
  },
};

/** For scripts/mutate.ts. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [standIns],
    server: { strictPort: false },
    test: {
      environment: 'jsdom',
      // A broken machine also throws after its test; only the test's result counts.
      dangerouslyIgnoreUnhandledErrors: true,
      expect: { poll: { timeout: 3_000 } },
      include: ['tests/mutants/runMutants.ts'],
      setupFiles: ['./tests/support/pages/setup.ts'],
      alias: {
        'tus-js-client': join(import.meta.dirname, 'node_modules/tus-js-client/lib.esm/browser/index.js'),
      },
    },
  }),
);
