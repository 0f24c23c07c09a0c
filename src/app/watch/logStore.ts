/** The local log store, under the local storage key `app_logs` (specification section 9; decision D95). */
import { isWritten, keptEntry, type LogEntry, logEntry, type LogNote } from '../../../domain/logEntry.ts';
import { LOG_STORE_SIZE } from '../../../domain/monitorFigures.ts';

const LOG_KEY = 'app_logs';

type World = {
  environment: string;
  /** UTC milliseconds. */
  now: () => number;
  /** Schedules a write. */
  later: (write: () => void) => void;
  /** Throws if storage is forbidden. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

export function createLogStore({ environment, now, later, storage }: World) {
  /** Entries that are not in storage yet, or cannot be stored. */
  let waiting: LogEntry[] = [];
  let isPlanned = false;
  let isKept = true;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  const read = (): LogEntry[] => [...stored(storage), ...waiting].slice(-LOG_STORE_SIZE);

  function flush(): void {
    isPlanned = false;
    if (waiting.length === 0) return;
    const entries = read();
    try {
      storage().setItem(LOG_KEY, JSON.stringify(entries));
      waiting = [];
      isKept = true;
    } catch {
      waiting = waiting.slice(-LOG_STORE_SIZE);
      isKept = false;
    }
    notify();
  }

  return {
    /** Writes in a batch. */
    write(note: LogNote): void {
      if (!isWritten(note.level, environment)) return;
      waiting.push(logEntry(now(), note));
      if (waiting.length > 2 * LOG_STORE_SIZE) waiting = waiting.slice(-LOG_STORE_SIZE);
      if (isPlanned) return;
      isPlanned = true;
      later(flush);
    },
    /** Writes at once, such as on leaving the page. */
    flush,
    /** Oldest first. */
    read,
    /** Whether entries survive a reload. */
    isKept: () => isKept,
    clear(): void {
      waiting = [];
      try {
        storage().removeItem(LOG_KEY);
      } catch {
        // Forbidden storage holds no entries.
      }
      notify();
    },
    /** Called after every change. @returns unsubscribe */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stored(storage: World['storage']): LogEntry[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(LOG_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(keptEntry).filter((entry) => entry !== undefined) : [];
  } catch {
    return [];
  }
}
