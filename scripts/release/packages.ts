import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../steps.mjs';
import { modulesFrom } from './modulesFrom.ts';

/** An installed package; `location` is the path of its folder in the checkout. */
export type Package = { name: string; version: string; location: string; license?: string };

/** Packages that nothing imports: the demo's gateway finds its font by a path. */
const foundByPath = ['@fontsource/ibm-plex-sans-arabic'];

async function query(selector: string): Promise<Package[]> {
  const { stdout } = await promisify(execFile)('npm', ['query', selector], { cwd: root, maxBuffer: 2 ** 28 });
  // Leave out development tools, such as a compiler that a package names as an optional peer.
  return (JSON.parse(stdout) as Package[]).filter(({ location }) => !isForDevelopment(location));
}

type Locked = { dev?: boolean; devOptional?: boolean };
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const isForDevelopment = (location: string) => {
  const { dev = false, devOptional = false } = lock.packages[location] ?? {};
  return dev || devOptional;
};

const nameIn = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * The packages that the server and the demo import, and all that these depend on. Built pages hold theirs.
 */
export async function serverPackages(): Promise<Package[]> {
  const modules = await modulesFrom(['server', 'domain', 'demo', 'scripts/sawt.mjs']);
  const imported = modules
    .flatMap(({ dependencies }) => dependencies)
    .filter(({ resolved, typeOnly }) => resolved.includes('node_modules/') && !typeOnly)
    .map(({ module }) => nameIn(module));
  const names = [...new Set([...imported, ...foundByPath])];
  const direct = `:root > :is(${names.map((name) => `[name="${name}"]`).join(',')})`;
  return query(`${direct}, ${direct} *`);
}

/**
 * All packages of which a release contains code: the server's, and those that are part of the built site.
 */
export const shippedPackages = () => query(':root > .prod, :root > .prod *');
