import { describe, expect, it } from 'vitest';
import { nameSearchText, searchedParts } from './nameSearch.ts';

const finds = (text: string, ...names: (string | null)[]) => {
  const within = nameSearchText(names);
  return searchedParts(text).every((part) => within.includes(part));
};

describe('a search for a name', () => {
  it('looks in each name once, by words and as a whole', () => {
    expect(nameSearchText(['Huda', 'هُدى الرَّواحية', 'huda'])).toBe(' huda هدي الرواحيه هديالرواحيه');
    expect(nameSearchText([null, '', '-'])).toBe('');
  });

  it('holds no more of a name than an index can', () => {
    expect(nameSearchText(['x'.repeat(500)])).toHaveLength(400);
  });

  it.each([
    ['هدى', true],
    ['رواحيه', true],
    ['الرواحية هدى', true],
    ['HUDA', true],
    ['هد', true],
    ['دى', false],
    ['هدىالرواحية', true],
    ['هدى البلوشية', false],
  ])('by "%s" finds Huda: %s', (text, isFound) => {
    expect(finds(text, 'Huda Al Rawahi', 'هدى الرواحية')).toBe(isFound);
  });

  it('searches nothing without letters and digits', () => {
    expect(searchedParts(' -%_ ')).toEqual([]);
  });
});
