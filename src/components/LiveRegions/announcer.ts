type Politeness = 'polite' | 'assertive';
type Announcements = Readonly<Record<Politeness, string>>;

/** Messages closer together than this (ms) are merged: screen readers drop an interrupted one. */
const mergeWithin = 500;

const silence: Announcements = { polite: '', assertive: '' };

export type Announcer = {
  announce: (message: string, politeness?: Politeness) => void;
  /** The current content of both regions. */
  current: () => Announcements;
  subscribe: (changed: () => void) => () => void;
  /** Drops pending messages and clears both regions. */
  silence: () => void;
};

export function createAnnouncer(): Announcer {
  const waiting: Record<Politeness, string[]> = { polite: [], assertive: [] };
  const listeners = new Set<() => void>();
  let shown = silence;
  let flushing: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Announcements) => {
    shown = next;
    listeners.forEach((changed) => changed());
  };
  const flush = () => {
    flushing = undefined;
    const [polite, assertive] = [waiting.polite.splice(0), waiting.assertive.splice(0)];
    show({ polite: polite.join(' '), assertive: assertive.join(' ') });
  };

  return {
    announce(message, politeness = 'polite') {
      if (waiting[politeness].includes(message)) return;
      waiting[politeness].push(message);
      if (flushing) return;
      // Cleared first: a region that gets the same text twice is silent the second time.
      if (shown !== silence) show(silence);
      flushing = setTimeout(flush, mergeWithin);
    },
    current: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    silence() {
      clearTimeout(flushing);
      flushing = undefined;
      waiting.polite.length = 0;
      waiting.assertive.length = 0;
      show(silence);
    },
  };
}

/** The page's only announcer; LiveRegions, in the shell, shows its messages. */
export const announcer = createAnnouncer();

/** Announces text to screen readers. Only failures that need an answer now are assertive. */
export const announce = announcer.announce;
