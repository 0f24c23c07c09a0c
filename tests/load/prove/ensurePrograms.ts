import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'];
const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));

/**
 * Installs the programs that are missing, if this runs as root on Debian.
 * @param packages the Debian package of each program
 * @throws Error that names the programs that are still missing
 */
export function ensurePrograms(packages: Readonly<Record<string, string>>): void {
  const missing = () => Object.keys(packages).filter((program) => !isThere(program));
  const names = missing().map((program) => packages[program] ?? program);
  if (names.length > 0 && process.getuid?.() === 0 && isThere('apt-get')) {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', ...names], { stdio: 'ignore' });
  }
  if (missing().length > 0) throw new Error(`Missing here: ${missing().join(', ')}. Install them as root.`);
}
