export type Politeness = 'polite' | 'assertive';
export type Announce = (message: string, politeness?: Politeness) => void;

/** Messages from before the live regions, which load after the page. */
const early: Parameters<Announce>[] = [];
let announceNow: Announce = (...message) => void early.push(message);

/** Announces text to screen readers. Only failures that need an answer now are assertive. */
export const announce: Announce = (...message) => announceNow(...message);

/** Hands over what was announced already, and everything from now on. */
export function announceBy(announcer: Announce): void {
  announceNow = announcer;
  for (const message of early.splice(0)) announcer(...message);
}
