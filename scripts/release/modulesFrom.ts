import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ICruiseResult, IModule } from 'dependency-cruiser';
import { root, toolEnvironment } from '../steps.mjs';

/**
 * The modules that these files or folders import, directly or not, statically or dynamically. It does not
 * look into packages.
 * @param entries paths in the checkout
 */
export async function modulesFrom(entries: readonly string[]): Promise<IModule[]> {
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const tests = ['--exclude', String.raw`\.(test|support)\.ts$`];
  const { stdout } = await promisify(execFile)('depcruise', [...options, ...tests, ...entries], {
    cwd: root,
    env: toolEnvironment(),
    maxBuffer: 2 ** 28,
  });
  return (JSON.parse(stdout) as ICruiseResult).modules;
}
