/**
 * `sawt COMMAND` of a release: reads the settings file, then runs the server or one of the commands. It is JavaScript, because Node
 * keeps its translator of TypeScript in memory once it has used it.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';

const [command = ''] = process.argv.slice(2);

/**
 * Reads the settings file into the environment. Variables that are set already win over the file, and the
 * file wins over the defaults here.
 */
function readSettings() {
  const file = process.env['SAWT_SETTINGS'] ?? '/etc/sawt/sawt.env';
  if (process.env['SAWT_SETTINGS'] !== undefined || existsSync(file)) loadEnvFile(file);
  process.env['NODE_ENV'] ??= 'production';
  process.env['DATA_DIR'] ??= '/var/lib/sawt';
  process.env['SAWT_KEYS_DIR'] ??= '/etc/sawt/keys';
}

/**
 * Keeps compiled code beside the data (decision D257). The variable reaches threads and processes of the server, which would each
 * compile their code again.
 */
function keepCompiledCode() {
  const folder = (process.env['NODE_COMPILE_CACHE'] ??= join(process.env['DATA_DIR'], 'compiled'));
  enableCompileCache(folder);
}

const bundle = new URL('../dist/server/', import.meta.url);

/** Runs a program: the one in the bundle that a release has (decision D258), or else its sources. */
function run(program) {
  const bundled = new URL(`${program.replace('/', '-')}.mjs`, bundle);
  return import(existsSync(bundle) ? bundled.href : `../${program}.ts`);
}

if (command === 'demo') {
  process.env['DATA_DIR'] ??= resolve('sawt-demo');
  keepCompiledCode();
  await run('demo/main');
} else {
  try {
    readSettings();
  } catch (error) {
    console.error(`Sawt: the settings cannot be read. ${error.message}`);
    process.exit(1);
  }
  keepCompiledCode();
  if (command === 'serve') await run('server/main');
  else if (command === 'seed') await run('demo/cli');
  else await run('server/cli');
}
