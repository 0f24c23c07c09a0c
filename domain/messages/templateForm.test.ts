import { expect, it } from 'vitest';
import { newTemplateTexts, templateFormTexts, templateReader, typedTemplate } from './templateForm.ts';

const texts = {
  subject_ar: 'موعدك',
  subject_en: 'Your slot',
  mail_ar: 'أهلًا {{name}}',
  mail_en: 'Hello {{name}}',
  sms_ar: 'أهلًا',
  sms_en: 'Hello',
};

it('reads what is typed as what is stored, with a name only where the template is of staff', () => {
  const stored = { id: 'T'.repeat(22), kind: null, name: 'Slots', version: 1, changed: null, ...texts };
  const form = templateFormTexts(stored);
  expect(templateReader(null)({ ...form, name: ' Slots ' })).toEqual({ texts: { name: 'Slots', ...texts } });
  expect(typedTemplate(form)).toEqual({ name: 'Slots', ...texts });
  const automatic = templateFormTexts({ ...stored, id: 'withdrawn', kind: 'recording_replaced', name: null });
  expect(templateReader('recording_replaced')(automatic)).toEqual({ texts });
  expect(typedTemplate(automatic).name).toBeNull();
});

it('says what is wrong with each field', () => {
  expect(templateReader(null)(newTemplateTexts)).toEqual({
    fieldErrors: {
      name: { code: 'templateName' },
      subject_ar: { code: 'templateSubject' },
      subject_en: { code: 'templateSubject' },
      mail_ar: { code: 'templateMail' },
      mail_en: { code: 'templateMail' },
      sms_ar: { code: 'templateSms' },
      sms_en: { code: 'templateSms' },
    },
  });
});
