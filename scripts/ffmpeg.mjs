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

/** The message where ffmpeg is missing: tests of media then fail, and are not skipped. */
export const FFMPEG_MISSING =
  'The tests of media need ffmpeg, which is missing. Install it (apt-get install ffmpeg, brew install ffmpeg), or ' +
  'name it with FFMPEG_PATH.';

/** An ffmpeg already on this machine, or undefined if none runs. FFMPEG_PATH wins. */
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
    // The next lookup finds whether ffmpeg is there.
  }
}

/** Finds or installs ffmpeg; prints a message and returns false where it cannot. */
export function ensureFfmpeg() {
  if (!findFfmpeg()) installWithPackageManager();
  if (findFfmpeg()) return true;
  console.error(FFMPEG_MISSING);
  return false;
}
