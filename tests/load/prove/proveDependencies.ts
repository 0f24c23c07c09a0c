import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { atMost, type Line } from '../measures/benchLine.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

type Locked = {
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
  integrity?: string;
  hasInstallScript?: boolean;
};
type Package = { allowScripts: Record<string, boolean> };

/**
 * Packages that need no checksum in the lockfile: programs for other platforms, of tools that neither the
 * server nor its build needs (decision D46).
 */
const withoutChecksum = /\/(@oxlint|@oxfmt|@oxlint-tsgolint|@oxc-parser)\/[a-z0-9-]+$/;
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * G34: counts the install scripts that may run, the packages without a checksum in the lockfile, and known
 * advisories.
 */
export async function prove(): Promise<Line[]> {
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
  const { allowScripts } = read('package.json') as Package;
  const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
  const shipped = locked.filter(([, { dev }]) => !dev);
  const allowed = (list: typeof locked) =>
    list.filter(([path, { hasInstallScript }]) => hasInstallScript && allowScripts[nameOf(path)]);
  const unchecked = locked.filter(([, { integrity }]) => integrity === undefined);
  const unexplained = unchecked.filter(
    ([path, { optional, dev }]) => !(optional && dev && withoutChecksum.test(path)),
  );
  return [
    atMost('packages that are shipped', shipped.length, ''),
    atMost('install scripts that they need', allowed(shipped).length, '', { floor: 2, aim: 0 }),
    atMost('install scripts that the tests need', allowed(locked).length, '', { floor: 2 }),
    atMost('shipped packages without a checksum', countIn(unchecked, shipped), '', { floor: 0 }),
    atMost('others without one, but for decision D46', unexplained.length, '', { floor: 0 }),
    await advisories(),
  ];
}

const countIn = (some: [string, Locked][], all: [string, Locked][]) =>
  some.filter((each) => all.includes(each)).length;

/**
 * How many high and critical advisories there are about shipped packages; unknown if the registry does not
 * answer.
 */
async function advisories(): Promise<Line> {
  const what = 'high and critical advisories on them';
  const { stdout } = await promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], { cwd: root }).catch(
    (error: unknown) => ({ stdout: (error as { stdout?: string }).stdout ?? '' }),
  );
  const counts = countsOf(stdout);
  return counts ? atMost(what, counts.high + counts.critical, '', { floor: 0 }) : { what, value: 'unknown' };
}

function countsOf(text: string): { high: number; critical: number } | undefined {
  try {
    const { metadata } = JSON.parse(text) as { metadata?: { vulnerabilities: Record<string, number> } };
    const { high = 0, critical = 0 } = metadata?.vulnerabilities ?? {};
    return metadata && { high, critical };
  } catch {
    return undefined;
  }
}
