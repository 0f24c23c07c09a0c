/**
 * Loaded with Node's `--import`, it makes Kysely load from one bundle per installed version, and the threads of a
 * server from the bundle of `bundleThreads.ts`. They have hundreds of files, which each test server would read again.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread, workerData } from 'node:worker_threads';
import { serverWrites, threadsIn } from './threadFiles.mjs';

const modules = join(import.meta.dirname, '../../../node_modules');
const { version } = JSON.parse(readFileSync(join(modules, 'kysely/package.json'), 'utf8'));
const folder = join(modules, `.cache/sawt/kysely-${version}`);
const entries = { kysely: 'index.js', 'kysely/migration': 'migration/index.js' };

if (!existsSync(folder)) await bundle();

const bundled = new Map(
  Object.keys(entries).map((name) => [name, pathToFileURL(join(folder, `${name}.mjs`)).href]),
);
// A writer thread with the writes of a test must share their modules, so it takes none from the bundle.
if (!isMainThread && (workerData?.registry === undefined || serverWrites.includes(workerData.registry)))
  for (const [file, built] of threadsIn(process.env.SAWT_TEST_THREADS)) bundled.set(file, built);

registerHooks({
  resolve: (specifier, context, next) => next(bundled.get(specifier) ?? specifier, context),
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
