/** Bundles the processes of tests into the folder given as argument. What they read from the project, they find in the checkout. */
import { argv } from 'node:process';
import { bundlePrograms } from '../../../scripts/release/bundlePrograms.ts';
import { root } from '../../../scripts/steps.mjs';
import { processSources } from './processSources.ts';

await bundlePrograms({
  programs: Object.values(processSources),
  folder: argv[2] ?? '',
  project: JSON.stringify(root),
});
