type Politeness = 'polite' | 'assertive';
type Announcements = Readonly<Record<Politeness, string>>;

/** Messages that come closer together than this are read as one: readers drop what is overtaken. */
const mergeWithin = 500;

const silence: Announcements = { polite: '', assertive: '' };

export type Announcer = {
  announce: (message: string, politeness?: Politeness) => void;
  /** What the two regions hold now. */
  current: () => Announcements;
  subscribe: (changed: () => void) => () => void;
  /** Drops what was not said yet, and leaves both regions empty. */
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
      // Emptied first: a region that is given the same words twice says nothing the second time.
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

/** The page's one announcer; LiveRegions, in the shell, speaks for it. */
export const announcer = createAnnouncer();

/** Says something to those who cannot see it. Only failures that need an answer now are assertive. */
export const announce = announcer.announce;
