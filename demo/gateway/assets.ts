import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

type Asset = { type: string; body: Buffer };
/**
 * The files of the gateway's pages. `root` is their folder in addresses; its name changes with their content.
 */
export type Assets = { root: string; find(path: string): Asset | undefined };

const project = join(import.meta.dirname, '../..');

const pageScript = fileURLToPath(new URL('./browser/runPage.ts', import.meta.url));
/** The style sheets: the browser gets them as one file, in this order. */
const styles = ['fonts', 'tones', 'ground', 'fields', 'page'];
const fonts = ['arabic-400', 'arabic-600', 'latin-400', 'latin-600'];

let loaded: Assets | undefined;

/** Reads the files of the gateway's pages once. */
export function loadAssets(): Assets {
  loaded ??= readAssets();
  return loaded;
}

function readAssets(): Assets {
  const files = new Map<string, Asset>();
  files.set('gateway.css', { type: 'text/css; charset=utf-8', body: styleSheet() });
  for (const font of fonts)
    files.set(`fonts/${font}.woff2`, { type: 'font/woff2', body: readFileSync(fontFile(font)) });
  for (const [file, code] of quietly(() => withImports(pageScript)))
    files.set(addressOf(file), { type: 'text/javascript; charset=utf-8', body: Buffer.from(code) });
  const hash = createHash('sha256');
  for (const { body } of files.values()) hash.update(body);
  const root = `/assets/${hash.digest('base64url').slice(0, 12)}`;
  return { root, find: (path) => files.get(path) };
}

function styleSheet(): Buffer {
  return Buffer.concat(
    styles.map((name) => readFileSync(join(import.meta.dirname, 'styles', `${name}.css`))),
  );
}

function fontFile(font: string): string {
  return fileURLToPath(
    import.meta.resolve(`@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${font}-normal.woff2`),
  );
}

/** Scripts keep their project paths, so that their relative imports work. */
const addressOf = (file: string) => relative(project, file).replaceAll(sep, '/');

/**
 * A script and every module that it imports, by path and without types. The server checks cards with the same
 * modules.
 */
function withImports(file: string, found = new Map<string, string>()): Map<string, string> {
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  found.set(file, code);
  for (const [, path = ''] of code.matchAll(/^(?:import|export|}).* from '(\.[^']+)';$/gm)) {
    const imported = join(dirname(file), path);
    if (!found.has(imported)) withImports(imported, found);
  }
  return found;
}

/** Hides Node's warning that stripping types is experimental: the project pins the version of Node. */
function quietly<T>(work: () => T): T {
  const warn = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = warn;
  }
}
