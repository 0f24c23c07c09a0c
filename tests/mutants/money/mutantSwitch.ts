/** Which mutant is active, and which ones the running test reaches. Instrumented files ask `globalThis.mutant`. */

/** A mutant that is asked for more often than this in one test runs in circles. */
const ENDLESS = 2_000_000;

let active: string | null = null;
let asked = 0;
let reached: Set<string> | null = null;

Object.assign(globalThis, {
  mutant: (id: string): boolean => {
    reached?.add(id);
    if (id !== active) return false;
    asked += 1;
    if (asked > ENDLESS) throw new Error('This mutant runs in circles.');
    return true;
  },
});

export function activate(id: string | null): void {
  active = id;
  asked = 0;
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
