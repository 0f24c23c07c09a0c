/** `sawt COMMAND` of a release: reads the settings file, then runs the server or one of the commands. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';

const [command = ''] = process.argv.slice(2);

/**
 * Reads the settings file into the environment. Variables that are set already win over the file, and the
 * file wins over the defaults here.
 */
function readSettings(): void {
  const file = process.env['SAWT_SETTINGS'] ?? '/etc/sawt/sawt.env';
  if (process.env['SAWT_SETTINGS'] !== undefined || existsSync(file)) loadEnvFile(file);
  process.env['NODE_ENV'] ??= 'production';
  process.env['DATA_DIR'] ??= '/var/lib/sawt';
  process.env['SAWT_KEYS_DIR'] ??= '/etc/sawt/keys';
}

if (command === 'demo') {
  process.env['DATA_DIR'] ??= resolve('sawt-demo');
  await import('../demo/main.ts');
} else {
  try {
    readSettings();
  } catch (error) {
    console.error(`Sawt: the settings cannot be read. ${(error as Error).message}`);
    process.exit(1);
  }
  if (command === 'serve') await import('../server/main.ts');
  else if (command === 'seed') await import('../demo/cli.ts');
  else await import('../server/cli.ts');
}
