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

/** The message when ffmpeg is missing. The tests that need it then fail; they are not skipped. */
export const FFMPEG_MISSING =
  'The tests of media need ffmpeg, which is missing. Install it (apt-get install ffmpeg, brew install ffmpeg), or ' +
  'name it with FFMPEG_PATH.';

/** The ffmpeg of this machine, or undefined if it does not run. If FFMPEG_PATH is set, it is that. */
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
    // If it could not be installed, the next look for it finds out.
  }
}

/** Finds ffmpeg, or tries to install it. If there is none, prints a message and returns false. */
export function ensureFfmpeg() {
  if (!findFfmpeg()) installWithPackageManager();
  if (findFfmpeg()) return true;
  console.error(FFMPEG_MISSING);
  return false;
}
