import { join } from 'node:path';
import { bundlePrograms } from '../../../scripts/release/bundlePrograms.ts';
import { root } from '../../../scripts/steps.mjs';
import { processSources } from '../../support/bundles/processSources.ts';

/**
 * Bundles the server that benchmarks start, as a release has it, so that they measure what ships. Servers that begin after this begin
 * with the bundle. Its folder is always the same, so that compiled code is kept from run to run.
 */
export async function bundleForBench(): Promise<void> {
  const folder = join(root, 'node_modules/.cache/sawt/bench');
  await bundlePrograms({
    programs: [processSources.liveServer],
    folder,
    project: JSON.stringify(root),
  });
  process.env['SAWT_BENCH_BUNDLE'] = folder;
}
