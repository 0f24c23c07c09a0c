import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const KIB = 1024;
const FIRST_ROUTE_LIMIT = 125 * KIB;

/** What a visitor's first route loads besides the entry. */
const firstRoute = ['src/app/screens/VoteScreen.tsx'];

const site = join(import.meta.dirname, '../dist/site');
const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;

function closure(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const each of chunk.imports ?? []) closure(each, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('the build has no entry');
const files = new Set([entry, ...firstRoute].flatMap((key) => [...closure(key)]));
const weights = [...files]
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(site, file)), { level: 9 }).length }))
  .toSorted((a, b) => b.bytes - a.bytes);

const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of weights) console.log(`${(bytes / KIB).toFixed(1).padStart(7)} KiB  ${file}`);
console.log(
  `${(total / KIB).toFixed(1).padStart(7)} KiB  first route, gzip (at most ${FIRST_ROUTE_LIMIT / KIB})`,
);
if (total > FIRST_ROUTE_LIMIT) {
  console.error('The first route is too heavy.');
  process.exit(1);
}
