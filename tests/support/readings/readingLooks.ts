/**
 * Checks of what a page that reads one thing shows in each state of its machine. A state without a check
 * fails the tests.
 */
import type { AnyMachineSnapshot } from 'xstate';
import { absent, noButton, ready, there } from '../pages/pageLooks.ts';

/** The texts that tests expect on the page, written out. */
export type ReadingWords = {
  retry: string;
  loading: string;
  failed: string;
  /** The text for a thing that does not exist; if it always exists, the text for a failure. */
  missing: string;
  /** The texts that the page must show for this data. */
  shown: (data: unknown) => readonly (string | RegExp)[];
};
type Look = (snapshot: AnyMachineSnapshot, words: ReadingWords) => void;

const shown: Look = ({ context }, words) => {
  for (const text of words.shown((context as { data: unknown }).data)) there(text);
  absent(words.loading, words.failed, words.missing);
  noButton(words.retry);
};

export const readingStates: Record<string, Look> = {
  loading: (_, words) => {
    there(words.loading);
    absent(words.failed, words.missing);
  },
  failed: (_, words) => {
    there(words.failed);
    ready(words.retry);
    absent(words.loading);
  },
  missing: (_, words) => {
    there(words.missing);
    absent(words.loading);
  },
  'shown.resting': shown,
  'shown.refreshing': shown,
};
