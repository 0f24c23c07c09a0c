import type { PageLanguage } from '../words.ts';

/** The messages that the frame sends to the merchant's page. They never contain card data. */
export type FrameEvent =
  | { event: 'ready' | 'submitting' | 'challenge' }
  | { event: 'resized'; height: number }
  | { event: 'changed'; complete: boolean }
  | {
      event: 'finished';
      outcome: 'paid' | 'declined' | 'insufficient_funds' | 'challenge_failed' | 'unknown';
    };

export type ParentCommand =
  | { command: 'pay' }
  | { command: 'appearance'; theme: 'light' | 'dark'; lng: PageLanguage };

const envelope = { source: 'sawt-fields', version: 1 } as const;

/**
 * Exchanges messages with the merchant's page: sends only to its origin, and obeys only commands from it.
 * @returns a function that sends a message
 */
export function linkToParent(
  parentOrigin: string,
  obey: (command: ParentCommand) => void,
): (event: FrameEvent) => void {
  if (window.parent === window) return () => {};
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== parentOrigin || source !== window.parent) return;
    const command = readCommand(data);
    if (command) obey(command);
  });
  return (event) => window.parent.postMessage({ ...envelope, ...event }, parentOrigin);
}

function readCommand(data: unknown): ParentCommand | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, version, command, theme, lng } = data as Record<string, unknown>;
  if (source !== envelope.source || version !== envelope.version) return undefined;
  if (command === 'pay') return { command };
  const lookKnown = (theme === 'light' || theme === 'dark') && (lng === 'ar' || lng === 'en');
  return command === 'appearance' && lookKnown ? { command, theme, lng } : undefined;
}

/**
 * Reports the height of the content whenever it changes, so that the merchant's page can fit the frame to
 * it.
 */
export function reportHeight(content: HTMLElement, post: (event: FrameEvent) => void): void {
  new ResizeObserver(() => {
    post({ event: 'resized', height: Math.ceil(content.getBoundingClientRect().height) });
  }).observe(content);
}
