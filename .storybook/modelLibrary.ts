import { join } from 'node:path';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, '../node_modules/@xstate/test/dist/xstate-test.esm.js');

/** For browsers the package of models names a file that is not in it: it is taken as it is, and not prepared. */
export function modelLibrary(): Plugin {
  return {
    name: 'model-library',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['@xstate/test'] } }),
    resolveId: (id) => (id === '@xstate/test' ? file : undefined),
  };
}
