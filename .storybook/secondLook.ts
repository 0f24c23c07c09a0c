import * as a11y from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { axeForSecondLook } from './tools.ts';

type Look = Readonly<Record<string, unknown>>;

const asStarted: Look = {};
const english: Look = { locale: 'en', theme: 'dark' };
const listeners = new Set<() => void>();
let look = asStarted;

function turn(next: Look): void {
  look = next;
  flushSync(() => {
    for (const changed of listeners) changed();
  });
}

/** The globals of the second look while a test takes it; none otherwise. */
export const secondLook = {
  subscribe: (changed: () => void) => {
    listeners.add(changed);
    return () => {
      listeners.delete(changed);
    };
  },
  read: () => look,
};

/**
 * Turns a story that has ended to English and dark, and checks there what depends on words and colours. Playing it once
 * more in that look would show the same and take longer.
 */
export async function checkSecondLook(context: StoryContext): Promise<void> {
  const { parameters, storyGlobals } = context;
  if (listeners.size === 0)
    throw new Error('No frame shows the story, so it cannot turn to its second look.');
  const own = { ...parameters['a11y'], options: axeForSecondLook };
  turn({ ...english, ...storyGlobals });
  try {
    await a11y.afterEach({ ...context, parameters: { ...parameters, a11y: own } });
  } finally {
    turn(asStarted);
  }
}
