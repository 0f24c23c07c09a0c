/**
 * Loaded with Node's `--import`, it makes Kysely load from one bundle per installed version. Kysely has
 * three hundred files, and each test server would read them twice: in its process and in its writer thread.
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
 * Builds the bundle in a folder of this process and renames it. If another process was first, that one's
 * bundle stays.
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
