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

/** Printed where ffmpeg is missing: the tests of media fail without it instead of skipping. */
export const FFMPEG_MISSING =
  'The tests of media need ffmpeg, which is missing. Install it (apt-get install ffmpeg, brew install ffmpeg), or ' +
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
    // The next lookup says whether it is there.
  }
}

/** Finds or installs ffmpeg; prints a message and returns false where it cannot. */
export function ensureFfmpeg() {
  if (!findFfmpeg()) installWithPackageManager();
  if (findFfmpeg()) return true;
  console.error(FFMPEG_MISSING);
  return false;
}
