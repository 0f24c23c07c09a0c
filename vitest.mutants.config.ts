import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import viteConfig from './vite.config.ts';

const folder = join(import.meta.dirname, 'tests/mutants');

/** Machines get an xstate that changes them, and their tests a vitest that notes them down; all else gets the real ones. */
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
      // A machine that is broken throws also after its test; what counts is whether the test saw it.
      dangerouslyIgnoreUnhandledErrors: true,
      expect: { poll: { timeout: 3_000 } },
      include: ['tests/mutants/runMutants.ts'],
      setupFiles: ['./tests/support/setup.ts'],
      alias: {
        'tus-js-client': join(import.meta.dirname, 'node_modules/tus-js-client/lib.esm/browser/index.js'),
      },
    },
  }),
);
