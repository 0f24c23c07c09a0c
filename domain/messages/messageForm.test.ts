import { expect, it } from 'vitest';
import { noEntryFilters } from '../staff/entryAddress.ts';
import { messageDraft, messageFields, newMessageTexts, readMessage } from './messageForm.ts';

const typed = {
  name: ' Rehearsal ',
  kind: 'news',
  subject_ar: 'البروفة',
  subject_en: 'Rehearsal',
  mail_ar: 'مرحبًا',
  mail_en: 'Hello',
  sms_ar: 'مرحبًا',
  sms_en: 'Hello',
};

it('needs every text, a name and a kind', () => {
  const read = readMessage(newMessageTexts);
  expect('fieldErrors' in read && Object.keys(read.fieldErrors).toSorted()).toEqual(
    [...messageFields].toSorted(),
  );
  expect(readMessage({ ...typed, kind: '' })).toEqual({ fieldErrors: { kind: { code: 'messageKind' } } });
  expect(readMessage(typed)).toEqual({ texts: { ...typed, name: 'Rehearsal' } });
});

it('is sent with the filters that are set', () => {
  const { name: _name, kind: _kind, ...texts } = typed;
  expect(messageDraft(typed, { ...noEntryFilters, status: 'approved', search: 'Huda' })).toEqual({
    kind: 'news',
    filter: { competition: null, status: 'approved', search: 'Huda' },
    ...texts,
  });
});
