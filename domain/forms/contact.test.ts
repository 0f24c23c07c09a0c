import { describe, expect, it } from 'vitest';
import ar from '../../locales/ar/pay.json' with { type: 'json' };
import en from '../../locales/en/pay.json' with { type: 'json' };
import { contactErrorCodes, readContact, type ContactErrorCodes } from './contact.ts';

const form = (changes: Partial<Parameters<typeof readContact>[0]> = {}) => ({
  email: 'huda@example.om',
  phone_number: '',
  civil_id: '',
  ...changes,
});

const errorsOf = (changes: Parameters<typeof form>[0]): ContactErrorCodes => {
  const read = readContact(form(changes));
  return read.ok ? {} : read.errors;
};

describe('the contact form', () => {
  it('needs an e-mail address and nothing else', () => {
    expect(readContact(form())).toEqual({
      ok: true,
      contact: { email: 'huda@example.om', phone_number: null, civil_id: null },
    });
  });

  it('is sent without the spaces and in the digits of the wire', () => {
    const typed = { email: ' huda@example.om ', phone_number: '+٩٦٨ (91) 23-45 67', civil_id: ' ١٢٣ ' };
    expect(readContact(form(typed))).toEqual({
      ok: true,
      contact: { email: 'huda@example.om', phone_number: '+96891234567', civil_id: '123' },
    });
  });

  it('writes a civil id as a registration does', () => {
    const read = (civil_id: string) => readContact(form({ civil_id }));
    expect(read('ab-12 34')).toEqual(read('AB1234'));
    expect(read('ab-12 34')).toMatchObject({ ok: true, contact: { civil_id: 'AB1234' } });
  });

  it('is sent without the marks that phones paste unseen', () => {
    const pasted = {
      email: '\u200ehuda@example.om\0',
      phone_number: '\u202a+968 91234567\u202c',
      civil_id: '\u2066123\u2069',
    };
    expect(readContact(form(pasted))).toEqual({
      ok: true,
      contact: { email: 'huda@example.om', phone_number: '+96891234567', civil_id: '123' },
    });
  });

  it.each([
    [{ email: '' }, { email: 'emailRequired' }],
    [{ email: '   ' }, { email: 'emailRequired' }],
    [{ email: 'huda' }, { email: 'emailInvalid' }],
    [{ email: 'huda@example' }, { email: 'emailInvalid' }],
    [{ email: 'hu da@example.om' }, { email: 'emailInvalid' }],
    [{ email: `${'h'.repeat(250)}@a.om` }, { email: 'emailInvalid' }],
    [{ phone_number: '9123 45O7' }, { phone_number: 'phoneDigits' }],
    [{ phone_number: '+' }, { phone_number: 'phoneDigits' }],
    [{ phone_number: '12345' }, { phone_number: 'phoneLength' }],
    [{ phone_number: '1'.repeat(16) }, { phone_number: 'phoneLength' }],
    [{ civil_id: '12' }, { civil_id: 'civilIdInvalid' }],
    [{ civil_id: 'abcdef' }, { civil_id: 'civilIdInvalid' }],
    [
      { email: '', phone_number: 'x', civil_id: '؟' },
      { email: 'emailRequired', phone_number: 'phoneDigits', civil_id: 'civilIdInvalid' },
    ],
  ] as const)('refuses %o, saying why at each field', (typed, errors) => {
    expect(errorsOf(typed)).toEqual(errors);
  });

  it('has a sentence for every error code in both languages', () => {
    for (const { contact } of [ar, en])
      expect(contactErrorCodes.filter((code) => !contact[code])).toEqual([]);
  });
});
