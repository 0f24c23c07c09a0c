import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandRuleOf } from './cardBrand.ts';
import { expiryDigits, showExpiry } from './cardExpiry.ts';
import { digitsOf, groupCardNumber, passesLuhn } from './cardNumber.ts';
import { cardErrors } from './cardErrors.ts';
import { reformat } from './reformat.ts';

const now = Date.UTC(2026, 10, 20);
const card = { number: '4242 4242 4242 4242', expiry: '11 / 26', code: '123', name: 'HUDA S ALRAWAHI' };

describe('a card number', () => {
  it.each([
    ['4242 4242 4242 4242', '4242424242424242'],
    ['4242-4242-4242-4242', '4242424242424242'],
    ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '4242424242424242'],
    ['۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', '4242424242424242'],
  ])('is taken from %s', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['424242424242424242499', '4242 4242 4242 4242 424'],
    ['378282246310005', '3782 822463 10005'],
    ['55555555555544449', '5555 5555 5555 4444'],
  ])('%s is shown as %s', (digits, shown) => {
    expect(groupCardNumber(digits)).toBe(shown);
  });

  it.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['2220', 'unknown'],
    ['37', 'amex'],
    ['36', 'unknown'],
    ['', 'unknown'],
  ])('that begins with %s is %s', (digits, brand) => {
    expect(brandRuleOf(digits).brand).toBe(brand);
  });

  it('with any one digit wrong fails its check', () => {
    const digit = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), digit, (place, change) => {
        const digits = '4242424242424242'.split('');
        digits[place] = String((Number(digits[place]) + change) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
    expect(passesLuhn('4242424242424242')).toBe(true);
  });
});

describe('an expiry', () => {
  it.each([
    ['9', '09'],
    ['1', '1'],
    ['1/', '01'],
    ['12', '12'],
    ['13', '01 / 3'],
    ['0928', '09 / 28'],
    ['928', '09 / 28'],
    ['09 / 2', '09 / 2'],
    ['09/2028', '09 / 28'],
    ['092028', '09 / 28'],
    ['2028-09', '09 / 28'],
    ['٠٩٢٨', '09 / 28'],
    ['٩/٢٨', '09 / 28'],
    ['', ''],
  ])('typed as %j shows as %j', (typed, shown) => {
    expect(showExpiry(expiryDigits(typed))).toBe(shown);
  });

  it('shown again stays as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 9, unit: fc.constantFrom(...'0123456789 /-٣'.split('')) }),
        (typed) => {
          const shown = showExpiry(expiryDigits(typed));
          expect(showExpiry(expiryDigits(shown))).toBe(shown);
        },
      ),
    );
  });
});

describe('typing', () => {
  const typedNumber = (text: string, caret: number) =>
    reformat(text, caret, (typed) => groupCardNumber(digitsOf(typed)));

  it.each([
    ['the fifth digit', '42424', 5, { text: '4242 4', caret: 6 }],
    ['into the middle', '42942 4242', 3, { text: '4294 2424 2', caret: 3 }],
    ['over the end of a group', '42429 4242', 5, { text: '4242 9424 2', caret: 6 }],
    ['a paste', '4242-4242-4242-4242', 19, { text: '4242 4242 4242 4242', caret: 19 }],
  ])('%s keeps the caret behind its digit', (_, text, caret, shown) => {
    expect(typedNumber(text, caret)).toEqual(shown);
  });

  it('deletes a space first, and the digit before it next', () => {
    expect(typedNumber('42424', 4)).toEqual({ text: '4242 4', caret: 4 });
    expect(typedNumber('424 4', 3)).toEqual({ text: '4244', caret: 3 });
  });

  it('puts the caret behind both shown digits of a one-digit month', () => {
    expect(reformat('9', 1, (typed) => showExpiry(expiryDigits(typed)))).toEqual({ text: '09', caret: 2 });
  });
});

describe('a card as typed', () => {
  it('can be sent in its last month, with any name and Arabic-Indic digits', () => {
    expect(cardErrors(card, now)).toEqual({});
    const arabic = { number: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', expiry: '١١٢٦', code: '١٢٣', name: 'هدى الرواحية' };
    expect(cardErrors(arabic, now)).toEqual({});
  });

  it('that is empty lacks every field', () => {
    expect(cardErrors({ number: ' ', expiry: '', code: '', name: ' ' }, now)).toEqual({
      number: 'numberMissing',
      expiry: 'expiryMissing',
      code: 'codeMissing',
      name: 'nameMissing',
    });
  });

  it.each([
    [{ number: '4242 4242 42' }, { number: 'numberIncomplete' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'numberWrong' }],
    [{ number: '4242 4242 4242 42' }, { number: 'numberWrong' }],
    [{ expiry: '10 / 26' }, { expiry: 'expiryPast' }],
    [{ expiry: '00 / 28' }, { expiry: 'expiryWrong' }],
    [{ expiry: '11 / 2' }, { expiry: 'expiryWrong' }],
    [{ expiry: '11 / 99' }, { expiry: 'expiryWrong' }],
    [{ code: '12' }, { code: 'codeThree' }],
    [{ code: '1234' }, { code: 'codeThree' }],
    [{ number: '3782 822463 10005' }, { code: 'codeFour' }],
    [{ name: 'H' }, { name: 'nameMissing' }],
  ])('%j: %j', (change, errors) => {
    expect(cardErrors({ ...card, ...change }, now)).toEqual(errors);
  });
});
