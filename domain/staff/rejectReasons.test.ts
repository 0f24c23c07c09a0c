import { expect, it } from 'vitest';
import { readReasons, readReasonsForm, reasonTexts, typedReasons } from './rejectReasons.ts';
import { DECISION_REASON_MAX_LENGTH, REJECT_REASONS } from './staffLimits.ts';

const sound = { ar: 'الصوت غير واضح.', en: 'The sound is unclear.' };
const late = { ar: 'وصلت متأخرة.', en: 'It came late.' };
const longest = 'x'.repeat(DECISION_REASON_MAX_LENGTH);

it('a reason is one line in each language', () => {
  expect(
    readReasons([
      { ar: ' الصوت  غير واضح. ', en: sound.en },
      { ...late, en: longest },
    ]),
  ).toEqual({
    values: [sound, { ...late, en: longest }],
  });
});

it.each([
  ['is missing in a language', { ar: ' ', en: 'x' }, { reason_2_ar: 'rejectReason' }],
  ['is too long', { ar: 'x', en: `${longest}x` }, { reason_2_en: 'rejectReason' }],
])('names the reason that %s', (_, reason, errors) => {
  expect(readReasons([sound, reason])).toEqual({ errors });
});

it('a list has at least one reason', () => {
  expect(readReasons([])).toEqual({ errors: { reason_1_ar: 'rejectReason', reason_1_en: 'rejectReason' } });
});

it('the form has a place for each key, and the reasons close up', () => {
  const texts = { ...reasonTexts([sound]), reason_4_ar: late.ar, reason_4_en: ` ${late.en}` };
  expect(Object.keys(texts)).toHaveLength(2 * REJECT_REASONS);
  expect(typedReasons(texts)).toEqual([sound, { ...late, en: ` ${late.en}` }]);
  expect(readReasonsForm(texts)).toEqual({ texts: reasonTexts([sound, late]) });
});

it('the form names what is wrong at its place, behind an empty one', () => {
  expect(readReasonsForm({ ...reasonTexts([sound]), reason_4_ar: late.ar })).toEqual({
    fieldErrors: { reason_4_en: { code: 'rejectReason' } },
  });
  expect(readReasonsForm(reasonTexts([]))).toEqual({
    fieldErrors: { reason_1_ar: { code: 'rejectReason' }, reason_1_en: { code: 'rejectReason' } },
  });
});
