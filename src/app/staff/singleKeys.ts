/** Whether keys of one character work without Ctrl: the person's choice, kept in this browser. */
const choiceKey = 'sawt.staff.singleKeys';

const watchers = new Set<() => void>();
let chosen: boolean | undefined;

/** On unless the person switched them off. */
export function hasSingleKeys(): boolean {
  chosen ??= recalled();
  return chosen;
}

export function chooseSingleKeys(on: boolean): void {
  chosen = on;
  try {
    localStorage.setItem(choiceKey, on ? 'on' : 'off');
  } catch {
    // Without storage the choice ends with the page.
  }
  for (const changed of watchers) changed();
}

/** Calls `changed` when the choice changes, here or in another tab. @returns what ends it */
export function watchSingleKeys(changed: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key !== choiceKey) return;
    chosen = recalled();
    changed();
  };
  watchers.add(changed);
  window.addEventListener('storage', otherTab);
  return () => {
    watchers.delete(changed);
    window.removeEventListener('storage', otherTab);
  };
}

function recalled(): boolean {
  try {
    return localStorage.getItem(choiceKey) !== 'off';
  } catch {
    return true;
  }
}
