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

/** Chromium's flags for tests: no sandbox (containers run as root), and no call to the outside. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium already on this machine, or undefined. CHROMIUM_PATH wins. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return places.find((path) => existsSync(path) && runs(path));
}

function installWithPackageManager() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  } catch {
    // The package from npm is the next thing to try.
  }
}

/** The Chromium of the npm package, the same wherever it runs: for pictures, which must not drift with the system's. */
export async function chromiumFromNpm() {
  // The package returns any file called chromium in TMPDIR, of whatever version: it gets a folder of its own.
  const folder = join(root, 'node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  return await chromium.executablePath();
}

/** A Chromium that starts: found, installed by the package manager, or unpacked from its npm package. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  installWithPackageManager();
  return findChromium() ?? (await chromiumFromNpm());
}
