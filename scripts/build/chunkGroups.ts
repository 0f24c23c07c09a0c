import { basename } from 'node:path';

/** The static importers of each module. */
type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Code of every route, in one chunk: it stays in the browser's cache when only a page changes. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|xstate|@xstate\/react|use-sync-external-store|wouter|regexparam)\/|src\/(theme\/|i18n\/(?!switchLanguage|dateSpan|useDateSpan|monthNames|useErrorWords|useFileWords))|src\/components\/(Button|Icon|IconButton|LevelMeter)\/|vite\/preload-helper/;

/** `src/app/screens/<name>Screen.tsx`. */
type Screen = string;

/**
 * Screens that share a chunk; code shared by any others is in one more. Few chunks, because the first route loads the
 * name of each.
 */
const kinds: Record<string, readonly Screen[]> = {
  checkout: ['VoteNow', 'Payment', 'PaymentSuccess'],
  catalogue: ['Events', 'Event', 'Competition', 'EventsBand', 'NotFound'],
  // Screens that show entries; screens that send files.
  entry: ['Submit', 'Submissions'],
  sending: ['Register', 'Submit'],
  // Pages of the signed-in candidate; also with the registration form; also with the header's menu.
  own: ['Account', 'Submissions', 'Submit'],
  person: ['Account', 'Submissions', 'Submit', 'Register'],
  session: ['Account', 'Submissions', 'Submit', 'Register', 'AccountMenu'],
  cards: ['Events', 'Event', 'Competition', 'EventsBand', 'Submissions'],
  // Screens that name competitions: the catalogue, and the forms of entries.
  entering: ['Events', 'Event', 'Competition', 'EventsBand', 'NotFound', 'Register', 'Submissions', 'Submit'],
  orders: ['Payment', 'PaymentSuccess', 'Receipt', 'Transparency', 'OrderReturn'],
};

/**
 * The chunk of a module, by the screens that need it; null keeps a module with its only screen. The first route stays in
 * one piece, although other pages need parts of it: most visits start there, and each extra chunk is one more request
 * and compresses less.
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

/** The screens, entry, footer and late calls of the vote that import a module, also indirectly. */
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

/** Foundation first: each later chunk leaves out the modules of earlier ones. */
export const chunkGroups = ['foundation', 'voting', ...Object.keys(kinds), 'shared'].map((chunk, index) => ({
  name: (id: string, graph: ModuleGraph) => (chunkName(id, graph) === chunk ? chunk : null),
  debugName: chunk,
  includeDependenciesRecursively: index < 2,
  priority: 9 - index,
}));
