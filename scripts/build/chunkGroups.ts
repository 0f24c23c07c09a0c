import { basename } from 'node:path';

/** Where a bundler lists the static importers of each module. */
type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Modules that every route needs, in one chunk: it stays in the browser's cache when only a page changes. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|xstate|@xstate\/react|use-sync-external-store|wouter|regexparam)\/|src\/(theme\/|i18n\/(?!switchLanguage|dateSpan|useDateSpan|monthNames|useErrorWords|useFileWords))|src\/components\/(Button|Icon|IconButton|LevelMeter)\/|vite\/preload-helper/;

/** The `<name>` of a file `src/app/screens/<name>Screen.tsx`. */
type Screen = string;

/**
 * Chunks by name: each holds the code that only these screens share. The chunk `shared` holds code that other
 * sets of screens share. Few chunks, because the first route loads the name of each.
 */
const kinds: Record<string, readonly Screen[]> = {
  checkout: ['VoteNow', 'Payment', 'PaymentSuccess'],
  catalogue: ['Events', 'Event', 'Competition', 'EventsBand', 'NotFound'],
  // `entry`: screens that show entries. `sending`: screens that send files.
  entry: ['Submit', 'Submissions'],
  sending: ['Register', 'Submit'],
  // `own`: pages of the signed-in candidate. `person` adds the registration form, `session` the header's
  // menu.
  own: ['Account', 'Submissions', 'Submit'],
  person: ['Account', 'Submissions', 'Submit', 'Register'],
  session: ['Account', 'Submissions', 'Submit', 'Register', 'AccountMenu'],
  cards: ['Events', 'Event', 'Competition', 'EventsBand', 'Submissions'],
  // `entering`: screens that name competitions, which are the catalogue and the forms of entries.
  entering: ['Events', 'Event', 'Competition', 'EventsBand', 'NotFound', 'Register', 'Submissions', 'Submit'],
  orders: ['Payment', 'PaymentSuccess', 'Receipt', 'Transparency', 'OrderReturn'],
};

/**
 * The chunk of a module, by the screens that need it; null leaves a module with its only screen or with the
 * entry. The first route stays in one piece, although other pages need parts of it: most visits start there,
 * and each extra chunk is one more request and compresses less.
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

/**
 * The names of what imports a module, also indirectly: screens, the entry, the footer and the late calls of
 * the vote.
 */
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

/**
 * The chunks in their order; `foundation` comes first, because a later chunk leaves out the modules of
 * earlier chunks.
 */
export const chunkGroups = ['foundation', 'voting', ...Object.keys(kinds), 'shared'].map((chunk, index) => ({
  name: (id: string, graph: ModuleGraph) => (chunkName(id, graph) === chunk ? chunk : null),
  debugName: chunk,
  includeDependenciesRecursively: index < 2,
  priority: 9 - index,
}));
