import { brandRuleOf } from './cardBrand.ts';
import { expiryDigits, expiryError, readExpiry } from './cardExpiry.ts';
import { digitsOf, passesLuhn } from './cardNumber.ts';

/** What was typed in the four card fields. */
export type CardText = { number: string; expiry: string; code: string; name: string };
export type CardField = keyof CardText;
export const cardFields = ['number', 'expiry', 'code', 'name'] as const satisfies CardField[];

/** What can be wrong with a field: keys of the texts below `problems`. */
export type CardErrorCode =
  | 'numberMissing'
  | 'numberIncomplete'
  | 'numberWrong'
  | 'expiryMissing'
  | 'expiryWrong'
  | 'expiryPast'
  | 'codeMissing'
  | 'codeThree'
  | 'codeFour'
  | 'nameMissing';

const NAME_MIN_LENGTH = 2;

/** What is wrong with a typed card, by field; empty if it can be sent. `now` is UTC ms. */
export function cardErrors(card: CardText, now: number): Partial<Record<CardField, CardErrorCode>> {
  const found = {
    number: numberErrorCode(digitsOf(card.number)),
    expiry: expiryErrorCode(expiryDigits(card.expiry), now),
    code: codeErrorCode(digitsOf(card.code), digitsOf(card.number)),
    name: card.name.trim().length < NAME_MIN_LENGTH ? ('nameMissing' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function numberErrorCode(digits: string): CardErrorCode | undefined {
  if (digits === '') return 'numberMissing';
  const { lengths } = brandRuleOf(digits);
  if (digits.length < Math.min(...lengths)) return 'numberIncomplete';
  return lengths.includes(digits.length) && passesLuhn(digits) ? undefined : 'numberWrong';
}

function expiryErrorCode(digits: string, now: number): CardErrorCode | undefined {
  if (digits === '') return 'expiryMissing';
  const expiry = readExpiry(digits);
  const error = expiry && expiryError(expiry, now);
  if (!expiry || error === 'impossible') return 'expiryWrong';
  return error === 'past' ? 'expiryPast' : undefined;
}

function codeErrorCode(code: string, number: string): CardErrorCode | undefined {
  if (code === '') return 'codeMissing';
  const { codeLength } = brandRuleOf(number);
  if (code.length === codeLength) return undefined;
  return codeLength === 4 ? 'codeFour' : 'codeThree';
}
