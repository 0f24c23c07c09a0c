/** The mobile operator that this browser texts through, under the local storage key `sawt.operator`. */
const KEY = 'sawt.operator';
const changed = new EventTarget();

export function recallOperator(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberOperator(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage the voter chooses each time.
  }
  changed.dispatchEvent(new Event(KEY));
}

/** Calls `listener` when another operator is chosen. @returns ends that */
export function watchOperator(listener: () => void): () => void {
  changed.addEventListener(KEY, listener);
  return () => changed.removeEventListener(KEY, listener);
}
