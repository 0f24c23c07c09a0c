import type { CardField } from '../card/cardErrors.ts';
import type { Words } from '../words.ts';
import { markup, type Markup } from './markup.ts';
import { cardIcon, errorIcon } from './icons.ts';

type Input = { field: CardField; autocomplete: string; hint?: string; numeric: boolean };

const inputs: readonly Input[] = [
  { field: 'number', autocomplete: 'cc-number', numeric: true },
  { field: 'expiry', autocomplete: 'cc-exp', hint: 'expiry.hint', numeric: true },
  { field: 'code', autocomplete: 'cc-csc', hint: 'code.hintThree', numeric: true },
  { field: 'name', autocomplete: 'cc-name', numeric: false },
];

/** A text that the script can replace when the language changes. */
export const word = (path: string, said: string): Markup => markup`<span data-word="${path}">${said}</span>`;

const hintOf = (words: Words, path: string): Markup => {
  const said = path === 'expiry.hint' ? words.expiry.hint : words.code.hintThree;
  return markup` <span class="hint" data-word="${path}">${said}</span>`;
};

const nothing = markup``;

function fieldHtml(words: Words, { field, autocomplete, hint, numeric }: Input): Markup {
  const brand = markup`<span class="brand" id="brand" aria-hidden="true">${cardIcon}</span>`;
  return markup`<div class="field" data-field="${field}">
    <label for="${field}">${word(`${field}.label`, words[field].label)}${hint ? hintOf(words, hint) : nothing}</label>
    <div class="control">
      <input
        id="${field}"
        name="${field}"
        dir="ltr"
        autocomplete="${autocomplete}"
        inputmode="${numeric ? 'numeric' : 'text'}"
        spellcheck="false"
        autocapitalize="off"
        required
        aria-describedby="${field}-error"
      >
      ${field === 'number' ? brand : nothing}
    </div>
    <p class="error" id="${field}-error">${errorIcon}<span></span></p>
  </div>`;
}

export function cardFormHtml(words: Words, foot: Markup): Markup {
  return markup`<form id="card" novalidate>
  ${inputs.map((input) => fieldHtml(words, input))}
  ${foot}
</form>`;
}
