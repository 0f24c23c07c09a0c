import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Asset = { type: string; body: Buffer };
/** `root` is the address under which the files lie; it changes with what is in them. */
export type Assets = { root: string; find(path: string): Asset | undefined };

const project = join(import.meta.dirname, '../..');

/** The page's script and all that it imports, at the addresses that their imports lead to. */
const modules = [
  'domain/digits.ts',
  'server/gateway/browser/askGateway.ts',
  'server/gateway/browser/askPayer.ts',
  'server/gateway/browser/boot.ts',
  'server/gateway/browser/cardForm.ts',
  'server/gateway/browser/elements.ts',
  'server/gateway/browser/parentLink.ts',
  'server/gateway/browser/runPage.ts',
  'server/gateway/browser/wording.ts',
  'server/gateway/card/cardBrand.ts',
  'server/gateway/card/cardExpiry.ts',
  'server/gateway/card/cardNumber.ts',
  'server/gateway/card/cardProblems.ts',
  'server/gateway/card/reformat.ts',
];
/** Sent as one file, in this order. */
const styles = ['fonts', 'tones', 'ground', 'fields', 'page'];
const fonts = ['arabic-400', 'arabic-600', 'latin-400', 'latin-600'];

let loaded: Assets | undefined;

/** The files of the pages, read once. */
export function loadAssets(): Assets {
  loaded ??= readAssets();
  return loaded;
}

function readAssets(): Assets {
  const files = new Map<string, Asset>();
  files.set('gateway.css', { type: 'text/css; charset=utf-8', body: styleSheet() });
  for (const font of fonts)
    files.set(`fonts/${font}.woff2`, { type: 'font/woff2', body: readFileSync(fontFile(font)) });
  for (const [path, body] of withoutTypes(modules))
    files.set(path, { type: 'text/javascript; charset=utf-8', body });
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

/** Browsers get the very files that the server checks cards with; only their types are blanked out. */
function withoutTypes(paths: readonly string[]): [string, Buffer][] {
  const warn = process.emitWarning.bind(process);
  // Node warns once that blanking types by hand is experimental; its version is pinned, and a start stays quiet.
  process.emitWarning = () => {};
  try {
    return paths.map((path) => [
      path,
      Buffer.from(stripTypeScriptTypes(readFileSync(join(project, path), 'utf8'))),
    ]);
  } finally {
    process.emitWarning = warn;
  }
}
