import { beforeEach, expect, it } from 'vitest';
import { keepEditDraft, recallEditDraft } from './editDrafts.ts';

const start = { id: '1', version: 3, texts: { name_ar: 'دار', name_en: '' }, changed: null };
const texts = { ...start.texts, name_en: 'House' };

beforeEach(() => sessionStorage.clear());

it('a draft is kept for its record, until its texts are those that are stored', () => {
  keepEditDraft('salma.names.1', { start, texts });
  expect([recallEditDraft('salma.names.1'), recallEditDraft('huda.names.1')]).toEqual([
    { start, texts },
    null,
  ]);
  keepEditDraft('salma.names.1', { start, texts: start.texts });
  expect([recallEditDraft('salma.names.1'), sessionStorage.length]).toEqual([null, 0]);
});

it.each(['{', '[]', '{"start":{},"texts":{}}', '{"start":{"version":1,"texts":{"a":1}},"texts":{}}'])(
  'what is no draft is ignored: %s',
  (stored) => {
    sessionStorage.setItem('sawt.staff.draft.x', stored);
    expect(recallEditDraft('x')).toBe(null);
  },
);
