import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const runs = (path) => {
  try {
    execFileSync(path, ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** What stands where there is none: tests of what it makes say nothing without it, so that they fail. */
export const FFMPEG_MISSING =
  'The tests of media need ffmpeg, and there is none. Install it (apt-get install ffmpeg, brew install ffmpeg), or ' +
  'name it with FFMPEG_PATH.';

/** An ffmpeg already on this machine, or undefined. FFMPEG_PATH wins. */
export function findFfmpeg() {
  const path = process.env.FFMPEG_PATH || 'ffmpeg';
  return runs(path) ? path : undefined;
}

function installWithPackageManager() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'ffmpeg'], { stdio: 'ignore' });
  } catch {
    // Whether there is one now is asked next.
  }
}

/** Whether there is an ffmpeg that runs, found or installed by the package manager; says so where there is none. */
export function ensureFfmpeg() {
  if (!findFfmpeg()) installWithPackageManager();
  if (findFfmpeg()) return true;
  console.error(FFMPEG_MISSING);
  return false;
}
