import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../steps.mjs';
import { bundledName } from './bundledName.ts';

/** What a thread or process begins with, as an address or as a path; or else where a module is. */
const PLACES =
  /new URL\('(?<address>[^']+\.ts)', import\.meta\.url\)|join\(import\.meta\.dirname, '(?<path>[^']+\.ts)'\)|import\.meta\.(?<own>dirname|url)/g;

type Place = { address?: string; path?: string; own?: 'dirname' | 'url' };

const inProject = (file: string) => relative(root, file).replaceAll(sep, '/');

/**
 * Keeps what depends on the place of a module, which in a bundle is another one. A file named beside a module, `new
 * URL('./x.ts', import.meta.url)` or `join(import.meta.dirname, 'x.ts')`, becomes a file of the bundle that begins with it, so
 * that a thread or process can. All else that is found from a module's place is data, which stays where it is.
 * @param project an expression for the folder of the project when the bundle runs
 */
export const places = (project: string): Plugin => ({
  name: 'places',
  // Before TypeScript is translated, which may write the same expressions otherwise.
  enforce: 'pre',
  transform(code, id) {
    if (id.startsWith('\0') || !code.includes('import.meta.')) return null;
    const folder = dirname(id);
    const started = (file: string) => {
      const fileName = bundledName(inProject(join(folder, file)));
      this.emitFile({ type: 'chunk', id: join(folder, file), fileName });
      return fileName;
    };
    const found = (file: string) => `(${project} + ${JSON.stringify(`/${inProject(file)}`)})`;
    return code.replaceAll(PLACES, (...match) => {
      const { address, path, own } = match.at(-1) as Place;
      if (address !== undefined) return `new URL('./${started(address)}', import.meta.url)`;
      if (path !== undefined) return `join(import.meta.dirname, '${started(path)}')`;
      return own === 'dirname'
        ? found(folder)
        : `process.getBuiltinModule('node:url').pathToFileURL${found(id)}.href`;
    });
  },
});
