import { expect, it } from 'vitest';
import { contestantSearch, type Searchable } from './contestantSearch.ts';

const contestant = (
  sms_code: string,
  full_name_ar: string | null,
  full_name_en: string | null,
): Searchable => ({
  sms_code,
  user: { full_name: full_name_ar ?? full_name_en ?? '', full_name_ar, full_name_en },
});

const contestants = [
  contestant('301', 'أسماء بنت هانئ الرئيسي', 'Asma Al Raisi'),
  contestant('310', 'عبد الله بن مصطفى', 'Abdullah Mostafa'),
  contestant('7', 'شَهْد الحمـــدي', null),
  contestant('12', 'كوثر الفارسية', 'Kawthar El-Farsi'),
  contestant('A45', null, 'Zoë Müller'),
];

const foundBy = (text: string) => {
  const finds = contestantSearch(text);
  return contestants.filter((each) => finds?.(each)).map(({ sms_code }) => sms_code);
};

it.each([
  ['اسماء', ['301']],
  ['أسما', ['301']],
  ['هاني', ['301']],
  ['رييسي', ['301']],
  ['الريسي', []],
  ['عبدالله', ['310']],
  ['عبد الله', ['310']],
  ['مصطفي', ['310']],
  ['شهد', ['7']],
  ['الحمدي', ['7']],
  ['شـــهد', ['7']],
  ['الفارسيه', ['12']],
  ['کوثر', ['12']],
  ['ﻛﻮﺛﺮ', ['12']],
  ['farsi', ['12']],
  ['el farsi', ['12']],
  ['elfarsi', ['12']],
  ['ZOE MULLER', ['A45']],
  ['müller zoë', ['A45']],
  ['zoe asma', []],
  ['ا', ['301', '310', '7', '12']],
])('a search for the name "%s" finds %j', (text, codes) => {
  expect(foundBy(text)).toEqual(codes);
});

it.each([
  ['301', ['301']],
  ['٣٠١', ['301']],
  ['۳۰۱', ['301']],
  ['3O1', ['301']],
  ['3o', ['301']],
  ['3 0 1', ['301']],
  ['0301', ['301']],
  ['3', ['301', '310']],
  ['1', ['12']],
  ['007', ['7']],
  ['a45', ['A45']],
  ['a-45', ['A45']],
  ['45', []],
  ['301 اسماء', ['301']],
  ['301 zoe', []],
])('a search for the code "%s" finds %j', (text, codes) => {
  expect(foundBy(text)).toEqual(codes);
});

it.each(['', ' ', '؟', '\u200f', 'َ', 'ـ'])('the text "%s" searches nothing', (text) => {
  expect(contestantSearch(text)).toBeUndefined();
});
