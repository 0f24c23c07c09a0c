import { announceBy, type Announce, type Politeness } from './announcer.ts';

type Announcements = Readonly<Record<Politeness, string>>;

/** Messages closer together than this (ms) are merged: screen readers drop an interrupted one. */
const MERGE_WITHIN_MS = 500;

const silence: Announcements = { polite: '', assertive: '' };

export type Announcer = {
  announce: Announce;
  /** The current content of both regions. */
  current: () => Announcements;
  subscribe: (changed: () => void) => () => void;
  /** Drops pending messages and clears both regions. */
  silence: () => void;
};

export function createAnnouncer(): Announcer {
  const pending: Record<Politeness, string[]> = { polite: [], assertive: [] };
  const listeners = new Set<() => void>();
  let shown = silence;
  let flushTimer: ReturnType<typeof setTimeout> | undefined;

  const publish = (next: Announcements) => {
    shown = next;
    listeners.forEach((changed) => changed());
  };
  const flush = () => {
    flushTimer = undefined;
    const [polite, assertive] = [pending.polite.splice(0), pending.assertive.splice(0)];
    publish({ polite: polite.join(' '), assertive: assertive.join(' ') });
  };

  return {
    announce(message, politeness = 'polite') {
      if (pending[politeness].includes(message)) return;
      pending[politeness].push(message);
      if (flushTimer) return;
      // Cleared first: a region that gets the same text twice is silent the second time.
      if (shown !== silence) publish(silence);
      flushTimer = setTimeout(flush, MERGE_WITHIN_MS);
    },
    current: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    silence() {
      clearTimeout(flushTimer);
      flushTimer = undefined;
      pending.polite.length = 0;
      pending.assertive.length = 0;
      publish(silence);
    },
  };
}

/** The page's only announcer; LiveRegions, in the shell, shows its messages. */
export const announcer = createAnnouncer();
announceBy(announcer.announce);
