import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; name?: string; src?: string; isEntry?: boolean; imports?: string[] };
type Manifest = Record<string, Chunk>;

const KIB = 1024;
const FIRST_ROUTE_LIMIT = 123 * KIB;
/**
 * The most bytes that any other page may load, besides the files of the first route and what that loads
 * later.
 */
const PAGE_LIMIT = 25 * KIB;

/** The most bytes that the staff application may load up to the page that a person sees first. */
const STAFF_LIMIT = 164 * KIB;
/** By role: owners and organisers, auditors, everybody else. */
const staffHomes = ['OverviewScreen', 'PeopleScreen', 'SeasonScreen'];

const dist = join(import.meta.dirname, '../dist');
const read = (build: string) =>
  JSON.parse(readFileSync(join(dist, build, '.vite/manifest.json'), 'utf8')) as Manifest;
let build = 'site';
let manifest = read(build);
const keys = Object.keys(manifest);

function closure(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const each of chunk.imports ?? []) closure(each, seen);
  return seen;
}

function keyOf(what: string, matches: (chunk: Chunk) => boolean): string {
  const key = keys.find((each) => matches(manifest[each] as Chunk));
  if (!key) throw new Error(`the build has no ${what}`);
  return key;
}

const bytesOf = (file: string) => gzipSync(readFileSync(join(dist, build, file)), { level: 9 }).length;
const line = (bytes: number, text: string) =>
  console.log(`${(bytes / KIB).toFixed(1).padStart(7)} KiB  ${text}`);

/**
 * Prints the size of each script after gzip.
 * @returns their sum in bytes
 */
function weigh(files: Iterable<string>): number {
  const weights = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: bytesOf(file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  for (const { file, bytes } of weights) line(bytes, file);
  return weights.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The files of the first route: the entry, and the chunk with the vote's screen. */
const first = closure(keyOf('entry', ({ isEntry }) => isEntry === true));
closure(
  keyOf('chunk of the vote', ({ name }) => name === 'voting'),
  first,
);
const total = weigh(first);
line(total, `first route, gzip (at most ${FIRST_ROUTE_LIMIT / KIB})`);

/** The files of the first route, and those that its page loads right after it has rendered. */
const loaded = closure(
  keyOf('chunk of the calls', ({ src }) => src === 'src/app/flows/boardCalls.ts'),
  first,
);
let failed = total > FIRST_ROUTE_LIMIT;
for (const key of keys.filter((each) => each.startsWith('src/app/screens/'))) {
  console.log('');
  const own = weigh([...closure(key)].filter((file) => !loaded.has(file)));
  line(own, `more for ${key}, gzip (at most ${PAGE_LIMIT / KIB})`);
  failed ||= own > PAGE_LIMIT;
}
build = 'staff';
manifest = read(build);
for (const home of staffHomes) {
  console.log('');
  const bytes = weigh(closure(`src/app/staff/screens/${home}.tsx`, closure('staff.html')));
  line(bytes, `staff: entry and ${home}, gzip (at most ${STAFF_LIMIT / KIB})`);
  failed ||= bytes > STAFF_LIMIT;
}
if (failed) {
  console.error('A route exceeds its limit.');
  process.exit(1);
}
