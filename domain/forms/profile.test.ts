import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileFields, readProfile, type ProfileValues } from './profile.ts';

const today = '2026-11-20';
const read = (values: ProfileValues) => readProfile(values, today);
const errorsOf = (values: ProfileValues) => {
  const result = read(values);
  return result.ok ? {} : result.errors;
};

describe('the profile form', () => {
  it('changes what is given, in the form of the wire', () => {
    const values = {
      full_name: '  Salim\n Al  Kindi ',
      address: 'Muscat,  Al Khuwair',
      user_dob: '1999-04-01T00:00:00.000Z',
      country_id: '٢',
    };
    expect(read(values)).toEqual({
      ok: true,
      changes: {
        full_name: 'Salim Al Kindi',
        address: 'Muscat, Al Khuwair',
        user_dob: '1999-04-01',
        country_id: 2,
      },
    });
  });

  it('leaves what is empty as it is', () => {
    fc.assert(
      fc.property(fc.subarray([...profileFields]), fc.constantFrom('', ' ', '\n'), (fields, blank) => {
        const values = Object.fromEntries(fields.map((field) => [field, blank]));
        expect(read(values)).toEqual({ ok: true, changes: {} });
      }),
    );
  });

  it.each<[ProfileValues, object]>([
    [{ full_name: 'Al' }, { full_name: 'nameMin' }],
    [{ full_name: '\u202e\u202eAl' }, { full_name: 'nameMin' }],
    [{ full_name: 'x'.repeat(121) }, { full_name: 'nameMax' }],
    [{ address: 'x'.repeat(301) }, { address: 'addressMax' }],
    [{ country_id: '19' }, { country_id: 'countryUnknown' }],
    [{ country_id: '1.5' }, { country_id: 'countryUnknown' }],
    [{ user_dob: '2026-02-30' }, { user_dob: 'dobInvalid' }],
    [{ user_dob: '2026-11-21' }, { user_dob: 'dobInvalid' }],
    [{ user_dob: '2012-11-21' }, { user_dob: 'dobMin' }],
    [
      { full_name: 'Al', user_dob: 'x' },
      { full_name: 'nameMin', user_dob: 'dobInvalid' },
    ],
  ])('refuses %o, saying why at each field', (values, errors) => {
    expect(errorsOf(values)).toEqual(errors);
  });

  it('takes somebody on the fourteenth birthday', () => {
    expect(read({ user_dob: '2012-11-20' })).toEqual({ ok: true, changes: { user_dob: '2012-11-20' } });
  });
});
