import { join } from 'node:path';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, '../node_modules/@xstate/test/dist/xstate-test.esm.js');

/** The browser entry of `@xstate/test` names a missing file: use its ESM file without prebundling. */
export function modelLibrary(): Plugin {
  return {
    name: 'model-library',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['@xstate/test'] } }),
    resolveId: (id) => (id === '@xstate/test' ? file : undefined),
  };
}
