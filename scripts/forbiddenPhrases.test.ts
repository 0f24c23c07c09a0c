import { describe, expect, it } from 'vitest';
import { findForbiddenPhrases, forbiddenPhrases } from './forbiddenPhrases.ts';

describe('the check of words', () => {
  it.each(forbiddenPhrases)('finds "%s" and names its line', (phrase) => {
    const text = `const a = 1;\n// The caller ${phrase} the end.\n`;
    expect(findForbiddenPhrases('a.ts', text)).toEqual([`a.ts:2: ${phrase}`]);
  });

  it('finds a phrase in capitals and one that breaks between lines of a comment', () => {
    const text = '/**\n * Whoever asks. A page that comes\n * to its end, and is\n told.\n */\n';
    expect(findForbiddenPhrases('a.md', text)).toEqual([
      'a.md:2: whoever',
      'a.md:2: comes to',
      'a.md:3: is told',
    ]);
  });

  it('accepts names and longer words that contain a phrase', () => {
    const text = 'const paintedAt = 1; // It retold what becomes total. Repainted: taken overboard.\n';
    expect(findForbiddenPhrases('a.ts', text)).toEqual([]);
  });
});
