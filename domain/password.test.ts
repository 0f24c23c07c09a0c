import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import ar from '../locales/ar/errors.json' with { type: 'json' };
import en from '../locales/en/errors.json' with { type: 'json' };
import { passwordErrors, passwordErrorCodes } from './password.ts';

const owner = { civilId: '12345678', fullName: 'Salim Al Kindi' };

describe('a new password', () => {
  it.each([
    ['Blue-kettle9', []],
    ['Ä-long-one', []],
    ['Three Words Here', []],
    ['Short-1', ['passwordShort']],
    [`A-${'x'.repeat(127)}`, ['passwordLong']],
    ['lower-case-only', ['passwordUpper']],
    ['NoSpecial9', ['passwordSpecial']],
    ['كلمة سر طويلة', ['passwordUpper']],
    ['Kalima١٢٣٤٥', ['passwordSpecial']],
    ['Password1!', ['passwordCommon']],
    ['P@ssw0rd2026', ['passwordCommon']],
    ['Muscat@123', ['passwordCommon']],
    ['Qwerty!2345', ['passwordCommon']],
    ['AAAAAAAA!', ['passwordCommon']],
    ['Sawt-sawt-1', ['passwordCommon']],
    ['12345678-Q!rb', ['passwordPersonal']],
    ['Kindi-99', ['passwordPersonal']],
    ['', ['passwordShort', 'passwordUpper', 'passwordSpecial', 'passwordCommon']],
  ])('%j has the errors %o', (password, errors) => {
    expect(passwordErrors(password, owner)).toEqual(errors);
  });

  it('may hold a name when it is long enough beside it', () => {
    expect(passwordErrors('the Kindi family sings?', owner)).toEqual([]);
  });

  it('may not be half a name, and may hold a short name or number by chance', () => {
    expect(passwordErrors('Noor-9!x', { fullName: 'Noor' })).toEqual(['passwordPersonal']);
    expect(passwordErrors('Kindi-sing-7', owner)).toEqual([]);
    expect(passwordErrors('Ali-93!x', { fullName: 'Ali' })).toEqual([]);
    expect(passwordErrors('1234-Blue-kettle', { civilId: '1234' })).toEqual(['passwordPersonal']);
    expect(passwordErrors('123-Blue-kettle', { civilId: '123' })).toEqual([]);
  });

  it('is counted in characters, so that no writing gets less room', () => {
    expect(passwordErrors(`Ab!${'😀'.repeat(125)}`)).toEqual([]);
    expect(passwordErrors(`Ab!${'😀'.repeat(126)}`)).toEqual(['passwordLong']);
  });

  it('is refused for any number and sign around a common word', () => {
    const decoration = fc.stringMatching(/^[0-9#%&*.?_-]{1,6}$/);
    fc.assert(
      fc.property(decoration, fc.constantFrom('Welcome', 'Football', 'Princess'), (around, word) => {
        expect(passwordErrors(`${word}${around}`)).toContain('passwordCommon');
      }),
    );
  });

  it('has a sentence for every error code in both languages', () => {
    for (const { problem: texts } of [ar, en])
      expect(passwordErrorCodes.filter((code) => !texts[code])).toEqual([]);
  });
});
