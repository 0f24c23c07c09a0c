/** Bundles the processes of tests into the folder given as argument. What they read from the project, they find in the checkout. */
import { argv } from 'node:process';
import type { Plugin } from 'vite';
import { bundlePrograms } from '../../../scripts/release/bundlePrograms.ts';
import { root } from '../../../scripts/steps.mjs';
import { processSources } from './processSources.ts';

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

await bundlePrograms({
  programs: Object.values(processSources),
  folder: argv[2] ?? '',
  project: JSON.stringify(root),
  plugins: [checkedContract],
});
