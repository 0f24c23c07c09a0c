import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

type Asset = { type: string; body: Buffer };
/**
 * The files of the gateway's pages. `root` is the beginning of their addresses, which changes with their
 * content.
 */
export type Assets = { root: string; find(path: string): Asset | undefined };

const project = join(import.meta.dirname, '../..');

/** Named from the project's folder: the bundler takes a file that is named beside a module for a program. */
const pageScript = join(project, 'demo/gateway/browser/runPage.ts');
/** The style sheets, which are joined to one file in this order. */
const styles = ['fonts', 'tones', 'ground', 'fields', 'page'];
const fonts = ['arabic-400', 'arabic-600', 'latin-400', 'latin-600'];

let loaded: Assets | undefined;

/** Reads the files of the gateway's pages, on the first call only. */
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

/** The address of a script is its path in the project, so that relative imports work in the browser. */
const addressOf = (file: string) => relative(project, file).replaceAll(sep, '/');

/**
 * Reads a script and all modules that it imports, and strips their types. The server checks cards with the
 * same modules.
 * @returns the code by file
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

/**
 * Runs `work` without Node's warnings, one of which says that stripping types is experimental. The project
 * pins Node's version, so it does not matter.
 */
function quietly<T>(work: () => T): T {
  const warn = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = warn;
  }
}
