import { expect, it } from 'vitest';
import { mergeEdits } from './mergeEdits.ts';

const start = { name_ar: 'دار', name_en: 'House' };

it.each([
  ['nobody', start, start, start, []],
  ['only I', { ...start, name_en: 'Mine' }, start, { ...start, name_en: 'Mine' }, []],
  ['only they', start, { ...start, name_en: 'Theirs' }, { ...start, name_en: 'Theirs' }, []],
  [
    'each another field',
    { ...start, name_en: 'Mine' },
    { ...start, name_ar: 'لهم' },
    { name_ar: 'لهم', name_en: 'Mine' },
    [],
  ],
  [
    'both to the same',
    { ...start, name_en: 'Same' },
    { ...start, name_en: 'Same' },
    { ...start, name_en: 'Same' },
    [],
  ],
  [
    'both to different texts',
    { ...start, name_en: 'Mine' },
    { ...start, name_en: 'Theirs' },
    { ...start, name_en: 'Mine' },
    ['name_en'],
  ],
  [
    'I emptied it',
    { ...start, name_en: '' },
    { ...start, name_en: 'Theirs' },
    { ...start, name_en: '' },
    ['name_en'],
  ],
])('when %s changed a field', (_, mine, theirs, texts, disputed) => {
  expect(mergeEdits(start, mine, theirs)).toEqual({ texts, disputed });
});

it('a field that the stored row does not have any more is dropped', () => {
  expect(mergeEdits({ old: 'x' }, { old: 'y' }, { name_ar: 'دار' })).toEqual({
    texts: { name_ar: 'دار' },
    disputed: [],
  });
});
