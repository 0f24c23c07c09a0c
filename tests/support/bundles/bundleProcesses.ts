/** Bundles the processes of tests into the folder given as argument. Paths beside a module stay as in its own file. */
import { dirname } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { processSources } from './processSources.ts';

const places: Plugin = {
  name: 'places',
  transform: (code, id) =>
    code.includes('import.meta.')
      ? code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

const CHECK = 'const validateSchema = this.getAjvValidator(version);';
/**
 * Leaves out the check of the contracts against the schema of OpenAPI, a fifth of each start. `npm run check`, the tests of the
 * contract and every `MainProcess` make it.
 */
const checkedContract: Plugin = {
  name: 'checked-contract',
  transform: (code, id) => {
    if (!id.endsWith('/openapi-schema-validator/index.js')) return null;
    if (!code.includes(CHECK)) throw new Error('The validator of OpenAPI no longer checks where it did.');
    return code.replace(CHECK, 'return { valid: true };');
  },
};

await build({
  configFile: false,
  logLevel: 'error',
  plugins: [places, checkedContract],
  // Native code cannot be bundled, and few servers need a bucket.
  ssr: { noExternal: true, external: ['sharp', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'] },
  build: {
    ssr: true,
    outDir: argv[2] ?? '',
    minify: false,
    rolldownOptions: {
      input: processSources,
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
