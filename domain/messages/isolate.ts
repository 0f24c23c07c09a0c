const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Encloses a name or amount in direction marks, without any of its own, so that it cannot reorder the sentence
 * around it.
 */
export const isolate = (value: string): string =>
  `${FIRST_STRONG_ISOLATE}${value.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}${POP_ISOLATE}`;
