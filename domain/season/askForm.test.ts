import { expect, it } from 'vitest';
import { closeAfter, readAsk } from './askForm.ts';

const MINUTE = 60_000;
const window = { closes_at: 0, latest_close: 20 * MINUTE };
const reasons = { reason_ar: 'عطل', reason_en: 'A fault' };

it('minutes are a whole number from 1 to 60, in Arabic digits too', () => {
  const closes = ['1', '60', ' ١٥ ', '0', '61', '1.5', '-1', '', '007'].map((each) =>
    closeAfter(window, each),
  );
  expect(closes).toEqual([MINUTE, 60 * MINUTE, 15 * MINUTE, null, null, null, null, null, null]);
});

it('an extension has minutes and both reasons, and ends before the next group', () => {
  expect([
    readAsk(window, { minutes: '20', ...reasons }),
    readAsk(window, { minutes: '21', ...reasons }),
    readAsk(window, { minutes: '', reason_ar: ' ', reason_en: '' }),
  ]).toEqual([
    { values: { closes_at: 20 * MINUTE, ...reasons } },
    { errors: { minutes: 'extensionIntoNext' } },
    { errors: { minutes: 'extensionMinutes', reason_ar: 'publicReason', reason_en: 'publicReason' } },
  ]);
});

it('a cancellation has both reasons alone', () => {
  expect([
    readAsk(null, { minutes: '', ...reasons }),
    readAsk(null, { minutes: '5', ...reasons, reason_en: '' }),
  ]).toEqual([{ values: { closes_at: null, ...reasons } }, { errors: { reason_en: 'publicReason' } }]);
});
