/** Global setup of a test run: bundles what the threads of its servers load, which would read it for each server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { threadEntries } from './threadFiles.mjs';

export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-threads-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: threadEntries,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  process.env['SAWT_TEST_THREADS'] = folder;
  return () => rmSync(folder, { recursive: true });
}
