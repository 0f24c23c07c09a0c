/** Protocol between this page and the gateway's card fields: version 1, over postMessage (decision D11). */

const SOURCE = 'sawt-fields';
const VERSION = 1;

const outcomes = ['paid', 'declined', 'insufficient_funds', 'challenge_failed', 'unknown'] as const;
/** A hint for the screen only; the server's order decides. */
export type CardOutcome = (typeof outcomes)[number];

export type CardFrameEvent =
  | { event: 'ready' }
  | { event: 'resized'; height: number }
  | { event: 'changed'; complete: boolean }
  | { event: 'submitting' }
  | { event: 'challenge' }
  | { event: 'finished'; outcome: CardOutcome };

export type Appearance = { lng: 'ar' | 'en'; theme: 'light' | 'dark' };
export type CardFrameCommand = { command: 'pay' } | ({ command: 'appearance' } & Appearance);

/**
 * The fields may run scripts, submit their form and keep their own origin, so that both sides can name each
 * other's. A frame of our own origin could remove the sandbox; `cardFrameAddress` refuses one.
 */
export const cardFrameSandbox = ['allow-scripts', 'allow-same-origin', 'allow-forms'].join(' ');

export type CardFrameAddress = { src: string; origin: string };

/**
 * Address of the frame, with its look and the origin that may talk to it.
 * @param parent the origin of this page
 * @returns undefined unless `url` is a web page of another origin
 */
export function cardFrameAddress(
  url: string,
  look: Appearance,
  parent: string,
): CardFrameAddress | undefined {
  if (!URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return undefined;
  if (address.origin === parent) return undefined;
  address.searchParams.set('lng', look.lng);
  address.searchParams.set('theme', look.theme);
  address.searchParams.set('parent', parent);
  return { src: address.href, origin: address.origin };
}

/** A command as it is posted. */
export const cardFrameMessage = (command: CardFrameCommand) => ({
  source: SOURCE,
  version: VERSION,
  ...command,
});

/** The event in a message; undefined for another protocol or version, and for a malformed event. */
export function readCardFrameEvent(data: unknown): CardFrameEvent | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message['source'] !== SOURCE || message['version'] !== VERSION) return undefined;
  return readEvent(message);
}

function readEvent(message: Record<string, unknown>): CardFrameEvent | undefined {
  const { event, height, complete, outcome } = message;
  if (event === 'ready' || event === 'submitting' || event === 'challenge') return { event };
  if (event === 'resized') return typeof height === 'number' && height > 0 ? { event, height } : undefined;
  if (event === 'changed') return typeof complete === 'boolean' ? { event, complete } : undefined;
  const known = outcomes.find((each) => each === outcome);
  return event === 'finished' && known ? { event, outcome: known } : undefined;
}
