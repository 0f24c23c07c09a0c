import { expect, it } from 'vitest';
import { newPageTexts, pageFormTexts, readPageForm, typedPage } from './pageForm.ts';

const page = {
  slug: 'how-to-vote',
  title_ar: 'كيف تصوّت',
  title_en: null,
  description_ar: null,
  description_en: null,
  body_ar: 'أرسل الرمز.',
  body_en: null,
};
const texts = {
  slug: 'how-to-vote',
  title_ar: 'كيف تصوّت',
  title_en: '',
  description_ar: '',
  description_en: '',
  body_ar: 'أرسل الرمز.',
  body_en: '',
};

it('shows what is stored as texts, and reads them as they would be stored', () => {
  expect(pageFormTexts(page)).toEqual(texts);
  const typed = { ...texts, title_en: ' How  to vote ', body_ar: 'أرسل الرمز. \n' };
  expect(readPageForm(typed)).toEqual({ texts: { ...texts, title_en: 'How to vote' } });
  const { slug: _, ...sent } = typed;
  expect(typedPage(typed)).toEqual(sent);
});

it('says what is wrong by field', () => {
  expect(readPageForm({ ...texts, slug: 'A b', title_ar: '' })).toEqual({
    fieldErrors: { slug: { code: 'slugShape' }, title_ar: { code: 'pageTitle' } },
  });
});

it('reads a new page without an address', () => {
  expect(readPageForm(newPageTexts)).toEqual({
    fieldErrors: { title_ar: { code: 'pageTitle' }, body_ar: { code: 'pageBody' } },
  });
  const { slug: _, ...typed } = texts;
  expect(readPageForm(typed)).toEqual({ texts: typed });
});
