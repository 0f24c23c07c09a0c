import { media } from '../../../src/theme/media.ts';

/** What a screen of that width answers to the page's questions, in light colours; jsdom has none of its own. */
export function screenOf(width: 'narrow' | 'wide'): void {
  const ask = (question: string) => ({
    matches: width === 'wide' && question === media.lg,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.assign(globalThis, { matchMedia: ask });
}
