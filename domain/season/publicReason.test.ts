import { expect, it } from 'vitest';
import { readPublicReason } from './publicReason.ts';

it('a reason is one line in each language, without characters that nobody sees', () => {
  expect(readPublicReason({ reason_ar: '  عطل\nفي البث ', reason_en: 'A\u202E fault' })).toEqual({
    values: { reason_ar: 'عطل في البث', reason_en: 'A fault' },
  });
});

it('both languages need a reason of at most 300 characters', () => {
  const error = 'publicReason';
  expect([
    readPublicReason({ reason_ar: 'x', reason_en: ' ' }),
    readPublicReason({ reason_ar: 'ع'.repeat(301), reason_en: 'x'.repeat(301) }),
    readPublicReason({ reason_ar: 'ع'.repeat(300), reason_en: 'x' }),
  ]).toEqual([
    { errors: { reason_en: error } },
    { errors: { reason_ar: error, reason_en: error } },
    { values: { reason_ar: 'ع'.repeat(300), reason_en: 'x' } },
  ]);
});
