import type { Boot } from '../browser/boot.ts';
import { amountIn, wordAt } from '../browser/wording.ts';
import { gatewayWords, type PageLanguage, type Words } from '../words.ts';
import { cardFormHtml, word } from './cardForm.ts';
import { documentHtml, type Theme } from './document.ts';
import { markup, type Markup } from './markup.ts';
import { testCardList } from './testCardList.ts';

export type PageLook = { language: PageLanguage; theme: Theme | undefined; assets: string };

export type PaymentPage = PageLook & {
  boot: Omit<Boot, 'words'>;
  productName: string;
  otherLanguageUrl: string;
};

/** The HTML of a session's card fields, for a frame of the merchant's page or as a page of their own. */
export function paymentPageHtml(page: PaymentPage): string {
  const words = gatewayWords[page.language];
  const framed = page.boot.place === 'frame';
  const title = framed ? words.title : words.page.title;
  const open = page.boot.phase === 'open';
  // In a frame the content is a section, because the merchant's page has its own main element.
  const [opening, closing] = framed
    ? [markup`<section class="payment" id="payment" aria-labelledby="title">`, markup`</section>`]
    : [markup`<main class="payment page" id="payment">`, markup`</main>`];
  const body = markup`${opening}
    ${framed ? markup`<h1 class="unseen" id="title">${word('title', title)}</h1>` : pageHead(page, words)}
    <div id="filling"${open ? markup`` : markup` hidden`}>
      ${cardFormHtml(words, framed ? markup`` : pageFoot(page, words))}
    </div>
    ${challengeHtml(page, words)}
    <p id="closed" class="closed"${open ? markup` hidden` : markup``}>${wordAt(words, `closed.${page.boot.phase}`)}</p>
    <p id="status" role="status"></p>
    ${testCardList(words, open)}
  ${closing}`;
  return documentHtml({ ...page, title, body, boot: { ...page.boot, words: gatewayWords } });
}

function challengeHtml({ boot }: PaymentPage, words: Words): Markup {
  const said = wordAt(words, 'challenge.text', { amount: amountIn(words, boot.amount) });
  return markup`<section id="challenge" hidden>
    <h2 id="challenge-title" tabindex="-1" data-word="challenge.title">${words.challenge.title}</h2>
    <p data-word="challenge.text">${said}</p>
    <div class="actions">
      <button type="button" class="primary" id="approve" data-word="challenge.approve">
        ${words.challenge.approve}
      </button>
      <button type="button" class="secondary" id="refuse" data-word="challenge.refuse">
        ${words.challenge.refuse}
      </button>
    </div>
  </section>`;
}

function pageHead(page: PaymentPage, words: Words): Markup {
  return markup`<header>
      <h1 data-word="page.title">${words.page.title}</h1>
      <a href="${page.otherLanguageUrl}" lang="${page.language === 'ar' ? 'en' : 'ar'}">${words.page.otherLanguage}</a>
    </header>
    <dl class="summary">
      <dt><bdi>${page.productName}</bdi></dt>
      <dd>${amountIn(words, page.boot.amount)}</dd>
    </dl>`;
}

function pageFoot(page: PaymentPage, words: Words): Markup {
  const amount = amountIn(words, page.boot.amount);
  return markup`<p class="error" id="outcome" role="alert"></p>
    <div class="actions">
      <button type="submit" class="primary" data-word="page.pay">
        ${wordAt(words, 'page.pay', { amount })}
      </button>
      <button type="button" class="secondary" id="cancel" data-word="page.cancel">
        ${words.page.cancel}
      </button>
    </div>`;
}

/** The HTML of a page that says why nothing can be paid at this address. */
export function notePageHtml(look: PageLook, why: 'missing' | 'elsewhere'): string {
  const words = gatewayWords[look.language];
  const said = words.closed[why];
  const body = markup`<main class="payment page" id="payment"><h1 class="closed">${said}</h1></main>`;
  return documentHtml({ ...look, title: words.title, body });
}
