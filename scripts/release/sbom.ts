import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../steps.mjs';
import type { Package } from './packages.ts';

const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as Record<string, unknown>;

/**
 * The bill of materials of these packages, as CycloneDX in JSON. npm makes it from a lockfile that has only
 * them, because its `--omit dev` also omits packages that both the product and a development tool need.
 */
export async function billOfMaterials(packages: readonly Package[]): Promise<string> {
  const aside = mkdtempSync(join(tmpdir(), 'sawt-bill-'));
  try {
    const { devDependencies: _tools, ...manifest } = read('package.json');
    // npm names the product after the folder, so the folder gets the product's name.
    const folder = join(aside, String(manifest['name']));
    mkdirSync(folder);
    const { packages: locked, ...lock } = read('package-lock.json');
    const entries = locked as Record<string, unknown>;
    const shipped = packages.map(({ location }) => [location, entries[location]] as const);
    const content = { ...lock, packages: Object.fromEntries([['', manifest], ...shipped]) };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(content));
    const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
    const { stdout } = await promisify(execFile)('npm', ['sbom', ...options], {
      cwd: folder,
      maxBuffer: 2 ** 28,
    });
    return stdout;
  } finally {
    rmSync(aside, { recursive: true });
  }
}
