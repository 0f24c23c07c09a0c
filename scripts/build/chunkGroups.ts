import { basename } from 'node:path';

/** The part of a bundler that this needs: it lists the static importers of each module. */
type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/**
 * Modules that every route needs. They share one chunk, which stays in the browser's cache when only a page
 * changes.
 */
const foundation =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|xstate|@xstate\/react|use-sync-external-store|wouter|regexparam)\/|src\/(theme\/(?!showFonts|media)|i18n\/(?!switchLanguage|dateSpan|useDateSpan|monthNames|useErrorWords|useFileWords))|src\/components\/(Button|Icon|IconButton|LevelMeter)\/|vite\/preload-helper/;

/** What stands in for content that loads: small, so that it is there long before. */
const waiting = /src\/components\/(Skeleton|LoadingNews)\//;

/** A screen by its name: `<name>` of the file `src/app/screens/<name>Screen.tsx`. */
type Screen = string;

/**
 * The chunks by name, each with the screens that may need it. A module is in the first chunk that lists all
 * screens that need it, else in `shared`. There are few chunks, because the first route loads the names of
 * all.
 */
const kinds: Record<string, readonly Screen[]> = {
  checkout: ['VoteNow', 'Payment', 'PaymentSuccess'],
  catalogue: ['Events', 'Event', 'Competition', 'EventsBand', 'NotFound'],
  // `entry`: for screens that show entries. `sending`: for screens that send files.
  entry: ['Submit', 'Submissions'],
  sending: ['Register', 'Submit'],
  // `own`: for pages of the signed-in candidate. `person` is also for the registration form.
  own: ['Account', 'Submissions', 'Submit'],
  person: ['Account', 'Submissions', 'Submit', 'Register'],
  cards: ['Events', 'Event', 'Competition', 'EventsBand', 'Submissions'],
  // `entering`: for screens that name competitions, which are those of the catalogue and of entries.
  entering: ['Events', 'Event', 'Competition', 'EventsBand', 'NotFound', 'Register', 'Submissions', 'Submit'],
  texting: ['Contestant', 'SmsVote'],
  orders: ['Payment', 'PaymentSuccess', 'Receipt', 'Transparency', 'OrderReturn'],
};

/**
 * The chunk of a module, by the screens that need it; null leaves it with its only screen or with the
 * entry. What the vote needs stays in one chunk, even if other pages need parts of it. Most visits start
 * there, and each further chunk costs a request and compresses less.
 */
function chunkName(id: string, graph: ModuleGraph): string | null {
  if (foundation.test(id)) return 'foundation';
  if (waiting.test(id)) return 'waiting';
  const screens = screensOf(id, graph);
  if (screens.has('main')) return screens.size > 1 ? 'foundation' : null;
  if (screens.has('Vote')) return 'voting';
  if (screens.size < 2) return null;
  const isOf = ([, members]: [string, readonly string[]]) =>
    [...screens].every((name) => members.includes(name));
  return Object.entries(kinds).find(isOf)?.[0] ?? 'shared';
}

/**
 * The names of what imports a module, directly or not: screens, the entry (`main`), the footer, and the
 * calls that the vote loads later.
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
 * The chunks in order of priority. `foundation` is first: a module goes into the first chunk that takes it.
 */
export const chunkGroups = ['foundation', 'voting', 'waiting', ...Object.keys(kinds), 'shared'].map(
  (chunk, index) => ({
    name: (id: string, graph: ModuleGraph) => (chunkName(id, graph) === chunk ? chunk : null),
    debugName: chunk,
    includeDependenciesRecursively: index < 2,
    priority: 9 - index,
  }),
);
