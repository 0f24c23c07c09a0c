import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { bundleServer } from './bundleServer.ts';
import { bundleNode } from './bundleNode.ts';
import { checksums } from './checksums.ts';
import { licensesOf } from './licenses.ts';
import { serverPackages, shippedPackages, type Package } from './packages.ts';
import { billOfMaterials } from './sbom.ts';

/** The files and folders of the checkout that an installation runs or reads. */
const shipped = [
  'CHANGELOG.md',
  'artwork',
  'demo',
  'deploy',
  'dist/paint',
  'dist/site',
  'dist/staff',
  'dist/worker',
  'docs/operating',
  'docs/operating.md',
  'domain',
  'locales',
  'openapi/sawt.gen.json',
  'openapi/sawt.yaml',
  'openapi/staff.gen.json',
  'openapi/staff.yaml',
  'scripts/recount.mjs',
  'scripts/sawt.mjs',
  'server',
];
const isOfTests = (path: string) => /\.(test|support|stories)\.tsx?$/.test(path);

type Manifest = { name: string; version: string; type: string };

/** The project's package.json, with the name and version of the release. */
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** Writes all files of a release into a new folder. */
export async function layRelease(folder: string): Promise<void> {
  const [loaded, all] = await Promise.all([serverPackages(), shippedPackages()]);
  const bom = await billOfMaterials(all);
  mkdirSync(folder, { recursive: true });
  for (const path of shipped)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !isOfTests(file) });
  await bundleServer(join(folder, 'dist/server'));
  for (const each of loaded) copyPackage(each, folder);
  const { name, version, type } = manifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, type, private: true })}\n`);
  const ofNode = bundleNode(folder);
  const packages = all.filter(({ name: each }) => !each.startsWith('node-'));
  writeFileSync(join(folder, 'licenses.txt'), `${ofNode}\n${licensesOf(packages)}`);
  writeFileSync(join(folder, 'sbom.cdx.json'), bom);
  writeFileSync(join(folder, 'SHA256SUMS'), await checksums(folder));
}

/**
 * Copies a package without the packages inside it: those are on the list themselves, or are never loaded.
 */
function copyPackage({ location }: Package, folder: string): void {
  const inside = join(root, location, 'node_modules');
  cpSync(join(root, location), join(folder, location), {
    recursive: true,
    filter: (file) => file !== inside,
  });
}
