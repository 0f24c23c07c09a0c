import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../countries.ts';
import {
  readRegistration,
  registrationFields,
  registrationMinAge,
  type RegistrationValues,
} from './registration.ts';

const terms = { today: '2026-11-20', minAge: 18 };
const filled: RegistrationValues = {
  full_name: 'Salim Al Kindi',
  civil_id: '12345678',
  email: 'salim@example.om',
  country_code: '+968',
  phone_number: '91234567',
  country_id: '1',
  user_dob: '2008-11-20',
  address: 'Muscat',
  term_conditions: 'true',
  read_requirement: '1',
};
const read = (values: RegistrationValues, at = terms) => readRegistration({ ...filled, ...values }, at);
const errorsOf = (values: RegistrationValues, at = terms) => {
  const result = read(values, at);
  return result.ok ? {} : result.errors;
};

describe('the registration form', () => {
  it('is taken in the form of the wire, whatever keyboard it was typed on', () => {
    const typed = {
      full_name: '  سالم\n  الكندي ',
      civil_id: ' ab-١٢٣٤ ۵۶ ',
      email: ' salim@example.om\u200f',
      country_code: '٠٠٩٦٨',
      phone_number: '٠٩١٢ ٣٤٥-٦٧',
      country_id: '١',
      user_dob: '٢٠٠٨-١١-٢٠',
      address: 'مسقط،  الخوير',
    };
    expect(read(typed)).toEqual({
      ok: true,
      registration: {
        full_name: 'سالم الكندي',
        civil_id: 'AB123456',
        email: 'salim@example.om',
        country_code: '+968',
        phone_number: '+96891234567',
        country_id: 1,
        user_dob: '2008-11-20',
        address: 'مسقط، الخوير',
      },
    });
  });

  it('needs neither an e-mail address nor a postal one', () => {
    const result = read({ email: ' ', address: '' });
    expect(result.ok && [result.registration.email, result.registration.address]).toEqual([null, null]);
  });

  it('that is empty says what each field lacks', () => {
    expect(readRegistration({}, terms)).toEqual({
      ok: false,
      errors: {
        full_name: 'nameRequired',
        civil_id: 'civilIdRequired',
        country_code: 'countryCodeRequired',
        phone_number: 'phoneRequired',
        country_id: 'countryRequired',
        user_dob: 'dobRequired',
        term_conditions: 'termsRequired',
        read_requirement: 'requirementsRequired',
      },
    });
  });

  it.each<[RegistrationValues, object]>([
    [{ full_name: 'Al' }, { full_name: 'nameMin' }],
    [{ full_name: '\u202e\u202e\u202e' }, { full_name: 'nameRequired' }],
    [{ full_name: 'x'.repeat(121) }, { full_name: 'nameMax' }],
    [{ civil_id: '12' }, { civil_id: 'civilIdInvalid' }],
    [{ civil_id: 'passport' }, { civil_id: 'civilIdInvalid' }],
    [{ civil_id: '12<34>' }, { civil_id: 'civilIdInvalid' }],
    [{ civil_id: '1'.repeat(41) }, { civil_id: 'civilIdInvalid' }],
    [{ email: 'salim' }, { email: 'emailInvalid' }],
    [{ email: 'salim@example' }, { email: 'emailInvalid' }],
    [{ email: 'salim@@example.om' }, { email: 'emailInvalid' }],
    [{ email: `${'x'.repeat(250)}@a.om` }, { email: 'emailInvalid' }],
    [{ country_code: '+1' }, { country_code: 'countryCodeRequired' }],
    [{ country_code: '+971' }, { country_code: 'phoneCountry' }],
    [{ phone_number: '912' }, { phone_number: 'phoneLength' }],
    [{ phone_number: '9123456x' }, { phone_number: 'phoneDigits' }],
    [{ phone_number: '+971501234567' }, { phone_number: 'phoneCountry' }],
    [{ country_id: '19' }, { country_id: 'countryUnknown' }],
    [{ country_id: '2' }, { country_code: 'phoneCountry' }],
    [{ user_dob: '2008-02-30' }, { user_dob: 'dobInvalid' }],
    [{ user_dob: '2026-11-21' }, { user_dob: 'dobInvalid' }],
    [{ user_dob: '2008-11-21' }, { user_dob: 'dobMin' }],
    [{ address: 'x'.repeat(301) }, { address: 'addressMax' }],
    [{ term_conditions: 'false' }, { term_conditions: 'termsRequired' }],
    [{ read_requirement: 'on' }, { read_requirement: 'requirementsRequired' }],
    [
      { country_code: '', phone_number: 'x' },
      { country_code: 'countryCodeRequired', phone_number: 'phoneDigits' },
    ],
  ])('refuses %o, saying why at each field', (values, errors) => {
    expect(errorsOf(values)).toEqual(errors);
  });

  it('takes a number with its leading zero, its code or neither as the same', () => {
    const phones = ['91234567', '091234567', '+96891234567', '0096891234567', '+968 0912 34567'];
    const written = phones.map((phone_number) => {
      const result = read({ phone_number });
      return result.ok ? result.registration.phone_number : result.errors;
    });
    expect(new Set(written)).toEqual(new Set(['+96891234567']));
  });

  it('asks for the age of the competition, and never for less than eighteen', () => {
    const old = { ...terms, minAge: registrationMinAge({ min_age: 21 }) };
    expect(errorsOf({ user_dob: '2005-11-21' }, old)).toEqual({ user_dob: 'dobMin' });
    expect(errorsOf({ user_dob: '2005-11-20' }, old)).toEqual({});
    expect(registrationMinAge({ min_age: 14 })).toBe(18);
  });

  it('keeps country and dial code in sync: no two of different countries are taken', () => {
    const country = fc.constantFrom(...countries);
    fc.assert(
      fc.property(country, country, (one, other) => {
        const errors = errorsOf({ country_id: String(one.id), country_code: other.dialCode });
        expect('country_code' in errors).toBe(one !== other);
      }),
    );
  });

  it('answers whatever is sent, and takes again what it wrote', () => {
    const any = fc.record(
      Object.fromEntries(registrationFields.map((field) => [field, fc.string({ unit: 'grapheme' })])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(any, (values) => {
        const result = read(values);
        if (!result.ok) return;
        const { email, address, country_id, ...rest } = result.registration;
        const again = { ...rest, email: email ?? '', address: address ?? '', country_id: String(country_id) };
        expect(read(again)).toEqual(result);
      }),
    );
  });
});
