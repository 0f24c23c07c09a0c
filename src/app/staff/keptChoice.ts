/** A choice of the person that this browser keeps, in local storage. Without storage it ends with the page. */
export type KeptChoice<Value> = {
  current: () => Value;
  choose: (value: Value) => void;
  /** Calls `changed` when the choice changes, here or in another tab. @returns what ends it */
  watch: (changed: () => void) => () => void;
};

/** @param read what a stored text means; null for none */
export function createKeptChoice<Value>(
  key: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string,
): KeptChoice<Value> {
  const watchers = new Set<() => void>();
  let chosen: { value: Value } | undefined;
  const recall = (): { value: Value } => {
    try {
      return { value: read(localStorage.getItem(key)) };
    } catch {
      return { value: read(null) };
    }
  };
  return {
    current: () => (chosen ??= recall()).value,
    choose(value) {
      chosen = { value };
      try {
        localStorage.setItem(key, write(value));
      } catch {
        // The choice ends with the page.
      }
      for (const changed of watchers) changed();
    },
    watch(changed) {
      const otherTab = (event: StorageEvent) => {
        if (event.key !== key) return;
        chosen = recall();
        changed();
      };
      watchers.add(changed);
      window.addEventListener('storage', otherTab);
      return () => {
        watchers.delete(changed);
        window.removeEventListener('storage', otherTab);
      };
    },
  };
}
