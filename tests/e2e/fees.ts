import { expect, type Page } from '@playwright/test';
import arEntries from '../../locales/ar/entries.json' with { type: 'json' };
import arPay from '../../locales/ar/pay.json' with { type: 'json' };
import enEntries from '../../locales/en/entries.json' with { type: 'json' };
import enPay from '../../locales/en/pay.json' with { type: 'json' };
import { gatewayWords } from '../../demo/gateway/words.ts';
import type { Language } from '../../src/i18n/language.ts';
import type { ServerProcess } from '../support/servers/serverProcess.ts';
import { violations } from './accessible.ts';
import { Buyer } from './buying.ts';

const words = {
  ar: { ...arEntries.fee, order: arPay.fee },
  en: { ...enEntries.fee, order: enPay.fee },
};

/** A candidate who pays the fee of an entry. */
export class FeePayer {
  readonly #page: Page;
  readonly #buyer: Buyer;
  readonly #words: (typeof words)['en'];

  constructor(page: Page, server: ServerProcess, language: Language) {
    this.#page = page;
    this.#buyer = new Buyer(page, server, language);
    this.#words = words[language];
  }

  get #panel() {
    return this.#page.getByRole('region', { name: this.#words.title });
  }

  /** Pays from the page of the entry: the bank first declines a card, then asks its question about another one. */
  async pay(): Promise<void> {
    const { fields, heading, language, words: said } = this.#buyer;
    await this.#panel.getByRole('button').click();
    await expect(heading).toHaveText(this.#words.order.title);
    await this.#buyer.payWith('4000000000000002');
    await expect(this.#page.getByText(said.declined)).toBeVisible();
    expect(await violations(this.#page)).toEqual([]);
    await this.#buyer.payWith('4000002760003184');
    await fields.getByRole('button', { name: gatewayWords[language].challenge.approve }).click();
  }

  /** Waits for the receipt, and returns its address. */
  async seeReceipt(): Promise<string> {
    await expect(this.#buyer.heading).toHaveText(this.#words.order.paidTitle);
    await expect(this.#page.locator('dl')).toContainText('5.000');
    expect(await violations(this.#page)).toEqual([]);
    return this.#page.url();
  }

  /** Waits for the entry to say that its fee is paid, with a link to the receipt. */
  async seePaid(receipt: string): Promise<void> {
    await expect(this.#panel).toContainText('5.000');
    await expect(this.#panel.getByRole('button')).toHaveCount(0);
    expect(await violations(this.#page)).toEqual([]);
    await this.#panel.getByRole('link', { name: this.#words.receipt }).click();
    await expect(this.#page).toHaveURL(receipt);
  }
}
