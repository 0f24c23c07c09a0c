/** How far each page of this visit was scrolled, so that back and forward lead to where one was; kept over a reload. */

const KEY = 'sawt.places';
/** So many of the latest are kept. */
const KEPT = 50;
/** A page that has not grown so far by then will not. */
const GROWN_MS = 10_000;

type State = { place?: string } | null;

const placeOf = (state: unknown) => (state as State)?.place;

let places: Map<string, number> | undefined;
/** The entry of the history whose page is shown; while another is on its way, nothing is noted. */
let current: string | undefined;
let restoring: AbortController | undefined;

/** From now on the place is noted. Called again it does nothing. */
export function rememberPlaces(): void {
  if (places) return;
  const kept = (places = recall());
  history.scrollRestoration = 'manual';
  addEventListener(
    'scroll',
    () => {
      if (current !== undefined && !restoring && placeOf(history.state) === current) note(kept, current);
    },
    { passive: true },
  );
  addEventListener('pagehide', () => remember(kept));
}

/** A page that is seen for the first time. */
export function startPlace(): void {
  restoring?.abort();
  current = Math.random().toString(36).slice(2);
  history.replaceState({ ...(history.state as object | null), place: current }, '');
  notePlace();
}

/** Before a page is left, and before anybody listened, nothing may have told how far it was scrolled. */
export function notePlace(): void {
  if (places && current !== undefined && !restoring) note(places, current);
}

/** Leads back to the place of a page that was left; false when it was never there. */
export function restorePlace(): boolean {
  const place = placeOf(history.state);
  const top = place === undefined ? undefined : places?.get(place);
  if (top === undefined) return false;
  restoring?.abort();
  current = place;
  scrollOnceGrown(top);
  return true;
}

/** The page may still be loading: it is scrolled whenever it has grown, until it is long enough or the visitor moves it. */
function scrollOnceGrown(top: number): void {
  const ending = (restoring = new AbortController());
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) ending.abort();
  });
  const { signal } = ending;
  signal.addEventListener('abort', () => {
    observer.disconnect();
    if (restoring === ending) restoring = undefined;
  });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => ending.abort(), { passive: true, signal });
  setTimeout(() => ending.abort(), GROWN_MS);
  observer.observe(document.body);
}

function note(kept: Map<string, number>, place: string): void {
  kept.delete(place);
  kept.set(place, window.scrollY);
}

function remember(kept: Map<string, number>): void {
  if (current !== undefined) note(kept, current);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...kept].slice(-KEPT)));
  } catch {
    // A full or forbidden storage costs a reload its place.
  }
}

function recall(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? (kept as [string, number][]) : []);
  } catch {
    return new Map();
  }
}
