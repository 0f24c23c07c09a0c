import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';
import type { NodePair } from './nodePair.ts';

const OPENS = 12;
const pages = ['/vote', '/events', '/login', '/user/voting', '/about', '/forget-password'];
const types: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, json: /json/ };
/** Finds the address of a script or style in pages, scripts and their lists of files. */
const NAMED = /(?:assets\/|["'`]\.\/)([\w.-]+\.(?:js|css))(?=["'`)?\s])/g;
/** Finds the folder of a build's texts (locales), as its scripts name it. */
const WORDS = /assets\/(words-[\w-]+)\//g;

/**
 * While the nodes serve different builds, each page must get all scripts, styles and texts that it names.
 */
export async function proveMixedBuilds({ origin }: NodePair): Promise<Line[]> {
  let whole = 0;
  const builds = new Set<string>();
  const files = new Set<string>();
  for (let open = 0; open < OPENS; open += 1) {
    const html = await (await fetch(origin + pages[open % pages.length])).text();
    const found = await load(origin, html);
    for (const { name } of found) files.add(name);
    builds.add(found.some(({ name }) => name.includes('-next')) ? 'next' : 'now');
    if (found.length > 0 && found.every(({ isGood }) => isGood)) whole += 1;
  }
  return [
    atLeast('builds that the pages came from', builds.size, '', { floor: 2 }),
    atMost('scripts, styles and files of words that they name', files.size, ''),
    atLeast(`of ${OPENS} pages, whole`, whole, '', { floor: OPENS }),
  ];
}

type Loaded = { name: string; isGood: boolean };

/** Loads all files that a page names, and those that its scripts name. */
async function load(origin: string, html: string): Promise<Loaded[]> {
  const loaded = new Map<string, Loaded>();
  const texts = [html];
  for (let text = texts.pop(); text !== undefined; text = texts.pop())
    for (const name of namesIn(text)) {
      if (loaded.has(name)) continue;
      // Load it twice in a row, because the balancer alternates between the two nodes.
      const [one, other] = [await loadOne(origin, name), await loadOne(origin, name)];
      loaded.set(name, { name, isGood: one !== undefined && one === other });
      if (one !== undefined && name.endsWith('.js')) texts.push(one);
    }
  return [...loaded.values()];
}

const namesIn = (text: string): string[] => [
  ...[...text.matchAll(NAMED)].map(([, name = '']) => name),
  ...[...text.matchAll(WORDS)].flatMap(([, folder = '']) => [
    `${folder}/ar/vote.json`,
    `${folder}/en/vote.json`,
  ]),
];

/**
 * Loads a file.
 * @returns its text; undefined if it is missing or has a wrong content type
 */
async function loadOne(origin: string, name: string): Promise<string | undefined> {
  const response = await fetch(`${origin}/assets/${name}`);
  const text = await response.text();
  const type = types[name.split('.').at(-1) ?? ''];
  return response.status === 200 && type?.test(response.headers.get('content-type') ?? '') ? text : undefined;
}
