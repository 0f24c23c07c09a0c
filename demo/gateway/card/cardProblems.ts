import { brandRuleOf } from './cardBrand.ts';
import { expiryDigits, expiryFault, readExpiry } from './cardExpiry.ts';
import { digitsOf, passesLuhn } from './cardNumber.ts';

/** The text of the four fields, as typed. */
export type CardText = { number: string; expiry: string; code: string; name: string };
export type CardField = keyof CardText;
export const cardFields = ['number', 'expiry', 'code', 'name'] as const satisfies CardField[];

/** The keys of the sentences, under `problems` in the words. */
export type CardProblem =
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

/** The errors of a typed card by field; empty when it can be sent. `now` is UTC ms. */
export function cardProblems(card: CardText, now: number): Partial<Record<CardField, CardProblem>> {
  const found = {
    number: numberProblem(digitsOf(card.number)),
    expiry: expiryProblem(expiryDigits(card.expiry), now),
    code: codeProblem(digitsOf(card.code), digitsOf(card.number)),
    name: card.name.trim().length < NAME_MIN_LENGTH ? ('nameMissing' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function numberProblem(digits: string): CardProblem | undefined {
  if (digits === '') return 'numberMissing';
  const { lengths } = brandRuleOf(digits);
  if (digits.length < Math.min(...lengths)) return 'numberIncomplete';
  return lengths.includes(digits.length) && passesLuhn(digits) ? undefined : 'numberWrong';
}

function expiryProblem(digits: string, now: number): CardProblem | undefined {
  if (digits === '') return 'expiryMissing';
  const expiry = readExpiry(digits);
  const fault = expiry && expiryFault(expiry, now);
  if (!expiry || fault === 'impossible') return 'expiryWrong';
  return fault === 'past' ? 'expiryPast' : undefined;
}

function codeProblem(code: string, number: string): CardProblem | undefined {
  if (code === '') return 'codeMissing';
  const { codeLength } = brandRuleOf(number);
  if (code.length === codeLength) return undefined;
  return codeLength === 4 ? 'codeFour' : 'codeThree';
}
