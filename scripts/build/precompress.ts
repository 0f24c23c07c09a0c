import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { buildsPages } from './builtPages.ts';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }));
}

/**
 * A plugin that writes .br and .gz files beside all built assets, so that the server need not compress
 * them.
 */
export function precompress(): Plugin {
  return {
    name: 'sawt-precompress',
    apply: 'build',
    applyToEnvironment: buildsPages,
    async writeBundle() {
      const { root, build } = this.environment.config;
      const folder = join(root, build.outDir);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))),
      );
    },
  };
}
