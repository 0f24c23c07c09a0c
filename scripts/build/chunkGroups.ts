import { basename } from 'node:path';

/** What a build tells of a module: who imports it, other than on demand. */
type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** What every route of the site needs: one chunk, that a new version of a page leaves in the browser's cache. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|xstate|@xstate\/react|use-sync-external-store|wouter|regexparam)\/|src\/(theme\/|i18n\/(?!switchLanguage|dateSpan|useDateSpan|monthNames|useErrorWords|useFileWords))|src\/components\/(Button|Icon|IconButton|LevelMeter)\/|vite\/preload-helper/;

/** `src/app/screens/<name>Screen.tsx`. */
type Screen = string;

/**
 * What several screens of a kind share is a chunk of its own, and what any others share is one more: the name of every
 * file stands in what the first route loads.
 */
const kinds: Record<string, readonly Screen[]> = {
  checkout: ['VoteNow', 'Payment', 'PaymentSuccess'],
  catalogue: ['Events', 'Event', 'Competition', 'EventsBand', 'NotFound'],
  // What shows entries; what sends files.
  entry: ['Submit', 'Submissions'],
  sending: ['Register', 'Submit'],
  // The own pages; with the form that leads to them; with what the header needs of them.
  own: ['Account', 'Submissions', 'Submit'],
  person: ['Account', 'Submissions', 'Submit', 'Register'],
  session: ['Account', 'Submissions', 'Submit', 'Register', 'AccountMenu'],
  cards: ['Events', 'Event', 'Competition', 'EventsBand', 'Submissions'],
  // Where competitions are named: in the catalogue, and by who enters one.
  entering: ['Events', 'Event', 'Competition', 'EventsBand', 'NotFound', 'Register', 'Submissions', 'Submit'],
  orders: ['Payment', 'PaymentSuccess', 'Receipt', 'Transparency', 'OrderReturn'],
};

/**
 * The chunk of a module, by the screens that need it; null leaves what only one needs with it. The first route stays in
 * one piece, also what other pages need of it: most of them are reached from there, and every chunk more is a file more
 * to wait for, and compresses less.
 */
function chunkName(id: string, graph: ModuleGraph): string | null {
  if (foundation.test(id)) return 'foundation';
  const screens = screensOf(id, graph);
  if (screens.has('main')) return screens.size > 1 ? 'foundation' : null;
  if (screens.has('Vote')) return 'voting';
  if (screens.size < 2) return null;
  const isOf = ([, members]: [string, readonly string[]]) =>
    [...screens].every((name) => members.includes(name));
  return Object.entries(kinds).find(isOf)?.[0] ?? 'shared';
}

/** The screens, the entry, the foot, and what the vote fetches once it stands, from which a module is reached. */
function screensOf(id: string, graph: ModuleGraph): Set<string> {
  const seen = new Set([id]);
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return new Set(
    [...seen]
      .flatMap(
        (each) =>
          /(?:(\w+)Screen|(main)|(boardCalls)|(SiteFooter))\.tsx?$/.exec(basename(each))?.slice(1) ?? [],
      )
      .filter(Boolean),
  );
}

/** The foundation first: each later chunk leaves out what an earlier one has. */
export const chunkGroups = ['foundation', 'voting', ...Object.keys(kinds), 'shared'].map((chunk, index) => ({
  name: (id: string, graph: ModuleGraph) => (chunkName(id, graph) === chunk ? chunk : null),
  debugName: chunk,
  includeDependenciesRecursively: index < 2,
  priority: 9 - index,
}));
