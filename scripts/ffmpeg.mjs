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

/**
 * An ffmpeg that runs: found, or installed by the package manager.
 * @throws Error where there is none: tests of what it makes would say nothing without it
 */
export function ensureFfmpeg() {
  const found = findFfmpeg();
  if (found) return found;
  installWithPackageManager();
  const installed = findFfmpeg();
  if (installed) return installed;
  throw new Error(
    'The tests of the media job need ffmpeg, and it could not be installed here. Install it (apt-get install ffmpeg, ' +
      'brew install ffmpeg), or name it with FFMPEG_PATH.',
  );
}
