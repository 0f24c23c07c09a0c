import { groupCardNumber } from '../card/cardNumber.ts';
import { testCards } from '../testCards.ts';
import type { Words } from '../words.ts';
import { word } from './cardForm.ts';
import { markup, type Markup } from './markup.ts';
import { noticeIcon } from './icons.ts';

/** Markup that says that no money moves, and lists the test cards; pressing one fills the fields. */
export function testCardList(words: Words, open: boolean): Markup {
  const entries = Object.entries(testCards);
  return markup`<div class="notice">
    <p>${noticeIcon}${word('test.notice', words.test.notice)}</p>
    <details id="cards"${open ? markup`` : markup` hidden`}>
      <summary>${word('test.cards', words.test.cards)}</summary>
      <ul>
        ${entries.map(
          ([digits, behaviour]) =>
            markup` <li>
              <button type="button" class="testCard" data-digits="${digits}">
                <bdi dir="ltr">${groupCardNumber(digits)}</bdi>
                ${word(`test.${behaviour}`, words.test[behaviour])}
              </button>
            </li>`,
        )}
      </ul>
    </details>
  </div>`;
}
