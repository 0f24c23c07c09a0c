import { brandRuleOf } from '../card/cardBrand.ts';
import { expiryDigits, showExpiry } from '../card/cardExpiry.ts';
import { digitsOf, groupCardNumber } from '../card/cardNumber.ts';
import {
  cardFields,
  cardErrors,
  type CardField,
  type CardErrorCode,
  type CardText,
} from '../card/cardErrors.ts';
import { reformat } from '../card/reformat.ts';
import { element } from './elements.ts';
import { wordAt } from './wording.ts';
import type { Words } from '../words.ts';

export type CardErrors = Partial<Record<CardField, CardErrorCode>>;

export type CardForm = {
  read(): CardText;
  errors(): CardErrors;
  /** Shows these errors and no others, and focuses the first field that has one. */
  refuse(errors: CardErrors): void;
  enter(card: CardText): void;
  clearCode(): void;
  lock(locked: boolean): void;
  /** Writes hints, brand and errors again, after the language of the page changed. */
  say(): void;
};

const formats: Record<CardField, (typed: string) => string> = {
  number: (typed) => groupCardNumber(digitsOf(typed)),
  expiry: (typed) => showExpiry(expiryDigits(typed)),
  code: (typed) => digitsOf(typed).slice(0, 4),
  name: (typed) => typed.slice(0, 60),
};

/**
 * Runs the four card fields: formats what is typed, and shows a field's error when the payer leaves it or
 * pays.
 */
export function cardForm(words: () => Words, onChange: () => void): CardForm {
  const inputs = Object.fromEntries(
    cardFields.map((field) => [field, element(`#${field}`, HTMLInputElement)]),
  ) as Record<CardField, HTMLInputElement>;
  const shown: CardErrors = {};
  const read = (): CardText => ({
    number: inputs.number.value,
    expiry: inputs.expiry.value,
    code: inputs.code.value,
    name: inputs.name.value,
  });
  const errors = () => cardErrors(read(), Date.now());

  const show = (field: CardField, error: CardErrorCode | undefined) => {
    const line = element(`#${field}-error`, HTMLParagraphElement);
    if (error) shown[field] = error;
    else delete shown[field];
    inputs[field].setAttribute('aria-invalid', String(error !== undefined));
    element(`#${field}-error span`, HTMLSpanElement).textContent = error
      ? wordAt(words(), `problems.${error}`)
      : '';
    line.classList.toggle('said', error !== undefined);
  };
  const format = (field: CardField) => {
    const input = inputs[field];
    const { text, caret } = reformatted(field, input.value, input.selectionStart);
    if (text === input.value) return;
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };
  const say = () => {
    const { brand, codeLength } = brandRuleOf(digitsOf(inputs.number.value));
    element('#brand', HTMLSpanElement).dataset['brand'] = wordAt(words(), `brand.${brand}`);
    const hint = element('label[for=code] .hint', HTMLSpanElement);
    hint.dataset['word'] = codeLength === 4 ? 'code.hintFour' : 'code.hintThree';
    hint.textContent = wordAt(words(), hint.dataset['word']);
    for (const field of cardFields) if (shown[field]) show(field, shown[field]);
  };

  const edited = new Set<CardField>();
  for (const field of cardFields) {
    inputs[field].addEventListener('input', () => {
      edited.add(field);
      format(field);
      say();
      if (shown[field]) show(field, errors()[field]);
      onChange();
    });
    inputs[field].addEventListener('blur', () => {
      if (edited.has(field)) show(field, errors()[field]);
    });
  }
  return {
    read,
    errors,
    say,
    refuse(found) {
      for (const field of cardFields) show(field, found[field]);
      const first = cardFields.find((field) => found[field]);
      if (first) inputs[first].focus();
    },
    enter(card) {
      for (const field of cardFields) {
        inputs[field].value = card[field];
        show(field, undefined);
      }
      say();
      onChange();
    },
    clearCode() {
      inputs.code.value = '';
      edited.delete('code');
      onChange();
    },
    lock(locked) {
      for (const field of cardFields) inputs[field].readOnly = locked;
    },
  };
}

/**
 * Formats a field's text after each input. In a name the caret keeps its position; in other fields it stays
 * after the same digit.
 */
function reformatted(field: CardField, typed: string, caret: number | null) {
  const place = caret ?? typed.length;
  if (field === 'name') return { text: formats.name(typed), caret: place };
  return reformat(typed, place, formats[field]);
}
