import { describe, expect, it } from 'vitest';
import { automaticKinds } from './automaticTemplates.ts';
import { readTemplate, readTemplateName, templateFields, type TemplateTexts } from './readTemplate.ts';
import ar from '../../locales/ar/mail.json' with { type: 'json' };
import en from '../../locales/en/mail.json' with { type: 'json' };

const texts = (changes: Partial<TemplateTexts> = {}): TemplateTexts => ({
  subject_ar: 'موعد البروفة',
  subject_en: 'Your rehearsal',
  mail_ar: 'مرحبًا {{name}}،\n\nالموعد غدًا.',
  mail_en: 'Hello {{name}},\n\nIt is tomorrow.',
  sms_ar: 'صوت: الموعد غدًا. {{link}}',
  sms_en: 'Sawt: it is tomorrow. {{link}}',
  ...changes,
});

it('stores texts without what phones and word processors paste', () => {
  const typed = texts({ subject_en: ' Your\u200f  rehearsal\n', mail_en: 'Hello,  \r\n\r\n\r\n\r\nbye ' });
  expect(readTemplate(typed, null)).toEqual({
    texts: texts({ subject_en: 'Your rehearsal', mail_en: 'Hello,\n\nbye' }),
  });
});

it.each(templateFields)('refuses an empty %s', (field) => {
  const read = readTemplate(texts({ [field]: ' \n' }), null);
  expect('faults' in read && Object.keys(read.faults)).toEqual([field]);
});

it('names the line of what a message does not have, and what it needs', () => {
  const typed = texts({ mail_ar: 'مرحبًا\n{{votes}}', sms_en: 'x'.repeat(601), subject_en: '{{link}}' });
  const read = readTemplate(typed, 'rejected');
  expect('faults' in read && read.faults).toEqual({
    subject_en: {
      error: 'templatePlaceholder',
      faults: [{ fault: 'unknown', line: 1, found: 'link' }],
      missing: [],
    },
    mail_ar: {
      error: 'templatePlaceholder',
      faults: [{ fault: 'unknown', line: 2, found: 'votes' }],
      missing: ['reason'],
    },
    mail_en: { error: 'templateNeeds', faults: [], missing: ['reason'] },
    sms_ar: { error: 'templateNeeds', faults: [], missing: ['reason'] },
    sms_en: { error: 'templateSms', faults: [], missing: ['reason'] },
  });
});

describe("the product's own words are a template that could be stored", () => {
  it.each(automaticKinds)('%s', (kind) => {
    const own = {
      subject_ar: ar.entry[kind].subject,
      subject_en: en.entry[kind].subject,
      mail_ar: ar.entry[kind].text,
      mail_en: en.entry[kind].text,
      sms_ar: ar.entry[kind].sms,
      sms_en: en.entry[kind].sms,
    };
    expect(readTemplate(own, kind)).toEqual({ texts: own });
  });
});

it('reads the name of a template', () => {
  expect([' Rehearsal  day ', '', 'x'.repeat(81)].map(readTemplateName)).toEqual([
    'Rehearsal day',
    undefined,
    undefined,
  ]);
});
