import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const runs = (path) => {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Flags for Chromium in tests: no sandbox, because containers run as root, and no network calls of its own.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium on this machine, or undefined. If CHROMIUM_PATH is set, it is that. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return places.find((path) => existsSync(path) && runs(path));
}

function installFromDebian(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', name], { stdio: 'ignore' });
  } catch {
    // If it could not be installed, the caller finds out and goes on without it.
  }
}

/** The path of the npm package's Chromium, which has the same version everywhere. */
export async function chromiumFromNpm() {
  const { TMPDIR } = process.env;
  // The package accepts any file named chromium in TMPDIR, whatever its version. So give it a folder of its
  // own.
  const folder = join(root, 'node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/**
 * The Chromium for measurements, one that visitors could have: that of this machine, after installing it if
 * possible, else the npm package's.
 */
export async function ensureChromium() {
  if (!findChromium()) installFromDebian('chromium');
  return findChromium() ?? (await chromiumFromNpm());
}

/**
 * The Chromium for tests: CHROMIUM_PATH if set, the npm package's on Linux x64 (decision D118), else this
 * machine's.
 */
export async function chromiumForTests() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform !== 'linux' || process.arch !== 'x64') return ensureChromium();
  const pinned = await chromiumFromNpm();
  // The package lacks this library here, and Debian has it.
  if (!runs(pinned)) installFromDebian('libnss3');
  return runs(pinned) ? pinned : ensureChromium();
}
