/**
 * With Node's `--import` of this file, Kysely loads from one bundle, built once for the installed version.
 * Kysely has three hundred files, and each test server would read them twice: in the process and in the
 * writer thread.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const modules = join(import.meta.dirname, '../../../node_modules');
const { version } = JSON.parse(readFileSync(join(modules, 'kysely/package.json'), 'utf8'));
const folder = join(modules, `.cache/sawt/kysely-${version}`);
const entries = { kysely: 'index.js', 'kysely/migration': 'migration/index.js' };

if (!existsSync(folder)) await bundle();
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier in entries ? pathToFileURL(join(folder, `${specifier}.mjs`)).href : specifier, context),
});

/**
 * Builds the bundle. Several processes may build at once: each writes its own file, and one of the files
 * stays.
 */
async function bundle() {
  const { build } = await import('vite');
  const made = `${folder}.${process.pid}`;
  const input = Object.entries(entries).map(([name, file]) => [name, join(modules, 'kysely/dist', file)]);
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: made,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(input),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true });
  }
}
