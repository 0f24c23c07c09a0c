/** Scroll positions of the visited pages, for back, forward and reload. */

const KEY = 'sawt.places';
/** Number of positions to keep. */
const KEPT = 50;
/** Time (ms) after which the page is not expected to grow any more. */
const GROWN_MS = 10_000;

type State = { place?: string } | null;

const placeOf = (state: unknown) => (state as State)?.place;

let places: Map<string, number> | undefined;
/** History entry of the shown page; nothing is noted while another one loads. */
let current: string | undefined;
let restoring: AbortController | undefined;

/** Starts noting positions; idempotent. */
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

/** Starts a new history entry. */
export function startPlace(): void {
  restoring?.abort();
  current = Math.random().toString(36).slice(2);
  history.replaceState({ ...(history.state as object | null), place: current }, '');
  notePlace();
}

/** Notes the position explicitly: no scroll event may have reported it. */
export function notePlace(): void {
  if (places && current !== undefined && !restoring) note(places, current);
}

/** Restores the position of the current history entry; false if it has none. */
export function restorePlace(): boolean {
  const place = placeOf(history.state);
  const top = place === undefined ? undefined : places?.get(place);
  if (top === undefined) return false;
  restoring?.abort();
  current = place;
  scrollOnceGrown(top);
  return true;
}

/** Scrolls again whenever the loading page grows, until it is long enough or the visitor scrolls. */
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
    // Without storage a reload loses the position.
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
