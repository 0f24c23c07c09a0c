import { expect, it } from 'vitest';
import { ROUND_NAME_MAX_LENGTH } from './seasonLimits.ts';
import { readGroupFields, readRoundFields } from './readRound.ts';

const round = { name_ar: 'الأولى', name_en: 'First', judges_percent: 40, starts_at: null, ends_at: null };

it('a round has both names, each on one line', () => {
  const read = readRoundFields({ ...round, name_ar: '  الجولة\n الأولى ' });
  expect(read).toEqual({ values: { ...round, name_ar: 'الجولة الأولى' } });
  expect(readRoundFields({ ...round, name_ar: ' ', name_en: 'x'.repeat(ROUND_NAME_MAX_LENGTH + 1) })).toEqual(
    {
      errors: { name_ar: 'roundName', name_en: 'roundName' },
    },
  );
  const longest = { ...round, name_en: 'x'.repeat(ROUND_NAME_MAX_LENGTH) };
  expect(readRoundFields(longest)).toEqual({ values: longest });
});

it('a round ends after it starts, where both are announced', () => {
  const dates = (starts_at: number | null, ends_at: number | null) =>
    'errors' in readRoundFields({ ...round, starts_at, ends_at });
  expect([dates(1, 2), dates(null, 1), dates(1, null), dates(1, 1), dates(2, 1)]).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

it('a group has both names', () => {
  const group = { name_ar: 'أ', name_en: ' ', opens_at: 1, closes_at: 2 };
  expect(readGroupFields(group)).toEqual({ errors: { name_en: 'roundName' } });
});
