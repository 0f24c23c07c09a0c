import { expect, it } from 'vitest';
import { pageGaps } from './pageGaps.ts';
import { readPage, readPageTexts } from './readPage.ts';

const typed = {
  title_ar: '  من   نحن ',
  title_en: '',
  description_ar: 'سطر\nآخر',
  description_en: ' ',
  body_ar: '\n\n## عنوان  \n\n\n\nنص\u202e',
  body_en: '',
};

it('stores titles and descriptions on one line, and texts without spare lines and invisible characters', () => {
  const values = {
    title_ar: 'من نحن',
    title_en: null,
    description_ar: 'سطر آخر',
    description_en: null,
    body_ar: '## عنوان\n\nنص',
    body_en: null,
  };
  expect(readPageTexts(typed)).toEqual({ values });
  expect(pageGaps(values)).toEqual(['title_en', 'description_en', 'body_en']);
});

it('takes texts of the greatest length, and none that are longer', () => {
  const of = (title: number, description: number, body: number) =>
    readPage({
      slug: 'page',
      title_ar: '😀'.repeat(title),
      title_en: 'x'.repeat(title),
      description_ar: 'x'.repeat(description),
      description_en: 'x'.repeat(description),
      body_ar: 'x'.repeat(body),
      body_en: 'x'.repeat(body),
    });
  expect(Object.keys(of(120, 300, 20_000))).toEqual(['values']);
  expect(of(121, 301, 20_001)).toEqual({
    errors: {
      title_ar: 'pageTitle',
      title_en: 'pageTitle',
      description_ar: 'pageSummary',
      description_en: 'pageSummary',
      body_ar: 'pageBody',
      body_en: 'pageBody',
    },
  });
});

it('needs an Arabic title and an Arabic text, and an address of the usual shape', () => {
  const missing = { ...typed, title_ar: ' ', body_ar: '\n' };
  expect(readPage({ slug: 'Not this', ...missing })).toEqual({
    errors: { slug: 'slugShape', title_ar: 'pageTitle', body_ar: 'pageBody' },
  });
});
