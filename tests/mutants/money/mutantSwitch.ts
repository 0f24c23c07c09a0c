/**
 * Knows which mutant is active, and which mutants the running test reaches. Instrumented files call
 * `globalThis.mutant`.
 */

/**
 * A mutant whose code still runs this long (ms) after its start runs in circles, and may never let a timer
 * run.
 */
const ENDLESS_MS = 30_000;

let active: string | null = null;
let asked = 0;
let activatedAt = 0;
let reached: Set<string> | null = null;

Object.assign(globalThis, {
  mutant: (id: string): boolean => {
    reached?.add(id);
    if (id !== active) return false;
    asked += 1;
    if (asked % 64 === 0 && performance.now() - activatedAt > ENDLESS_MS)
      throw new Error('This mutant runs in circles.');
    return true;
  },
});

export function activate(id: string | null): void {
  active = id;
  asked = 0;
  activatedAt = performance.now();
}

/** The ids of mutants that `run` reaches. */
export async function reachedBy(run: () => Promise<void>): Promise<Set<string>> {
  const ids = new Set<string>();
  reached = ids;
  try {
    await run();
  } finally {
    reached = null;
  }
  return ids;
}
