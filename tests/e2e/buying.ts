import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Participant } from '../../domain/contract.ts';
import { gatewayWords } from '../../demo/gateway/words.ts';
import type { Language } from '../../src/i18n/language.ts';
import { buyingWords, type BuyingWords } from './buyingWords.ts';
import type { ServerProcess } from '../support/servers/serverProcess.ts';
import { fillCard } from './cardFields.ts';
import { openGroup, readBoard } from './voting.ts';
import { test as base } from './onServer.ts';

export const successCard = '4242424242424242';
/**
 * The contact for orders with the success card: several contacts on one card, or several cards of one
 * contact, raise flags.
 */
export const payer = 'huda@example.om';

export const test = base.extend<{ buyer: Buyer }>({
  buyer: async ({ page, server }, provide, { project }) => {
    await provide(new Buyer(page, server, project.name.startsWith('ar') ? 'ar' : 'en'));
  },
});

/** A voter who buys votes in one browser. */
export class Buyer {
  readonly page: Page;
  readonly language: Language;
  readonly words: BuyingWords;
  readonly fields: FrameLocator;
  readonly #server: ServerProcess;

  constructor(page: Page, server: ServerProcess, language: Language) {
    this.page = page;
    this.language = language;
    this.words = buyingWords[language];
    this.fields = page.frameLocator('iframe');
    this.#server = server;
  }

  /** Opens a page of the site. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#server.origin}${path}`);
  }

  /** Opens the payment page for this many votes for a contestant of the open group. */
  async openPayment(votes = 3): Promise<Participant> {
    const participant = await contestant(this.#server);
    await this.open(`/user/payment?entry=${participant.voter_id}&votes=${votes}`);
    return participant;
  }

  /** Places the order, and waits for the card fields. @returns the order's id */
  async placeOrder(email = payer): Promise<string> {
    await this.page.getByLabel(this.words.email).fill(email);
    await this.page.getByRole('button', { name: this.words.toCard }).click();
    await expect(this.cardNumber).toBeVisible();
    await expect(this.page.locator('iframe')).toBeFocused();
    return this.orderId;
  }

  get cardNumber() {
    return this.fields.getByLabel(gatewayWords[this.language].number.label);
  }

  get payButton() {
    return this.page.getByRole('button', { name: this.words.pay });
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The id of the order in the page's address; empty if it has none. */
  get orderId(): string {
    return new URL(this.page.url()).searchParams.get('order') ?? '';
  }

  /** Types a card once the card fields show; earlier the fields may not listen yet. */
  async fillCard(digits: string): Promise<void> {
    await expect(this.page.locator('iframe')).toHaveCSS('opacity', '1');
    await fillCard(this.fields, gatewayWords[this.language], digits);
  }

  async payWith(digits: string): Promise<void> {
    await this.fillCard(digits);
    await this.payButton.click();
  }

  /** Waits for the success page. Presses the button that leads there if it appears first. */
  async seeSuccess(): Promise<void> {
    const goNow = this.page.getByRole('button', { name: this.words.goNow });
    void goNow.click().catch(() => {});
    await expect(this.heading).toHaveText(this.words.success);
    expect(new URL(this.page.url()).pathname).toBe('/user/payment-success');
  }
}

/** The first contestant of the open group. */
export async function contestant(server: ServerProcess): Promise<Participant> {
  const [first] = openGroup(await readBoard(server)).participants;
  if (!first) throw new Error('nobody can be voted for');
  return first;
}

export type Sold = { orders: number; paid: number; refunds: number; votes: number; charges: number };

/**
 * Counts the orders, refunds and paid votes in the server's database, and the payments that the gateway took.
 */
export function readSold(server: ServerProcess): Sold {
  const row = readRow(
    join(server.folder, 'db/sawt.db'),
    `SELECT (SELECT count(*) FROM orders) AS orders,
            (SELECT count(*) FROM orders WHERE status = 'paid') AS paid,
            (SELECT count(*) FROM refund_tasks) AS refunds,
            (SELECT coalesce(sum(votes), 0) FROM ledger WHERE channel = 'paid') AS votes`,
  );
  const gateway = readRow(
    join(server.folder, 'gateway/sandbox.db'),
    "SELECT count(*) AS charges FROM sessions WHERE value ->> 'status' = 'paid'",
  );
  return { ...row, ...gateway } as Sold;
}

export function readOrders(server: ServerProcess): number {
  const row = readRow(join(server.folder, 'db/sawt.db'), 'SELECT count(*) AS orders FROM orders');
  return (row as Pick<Sold, 'orders'>).orders;
}

/** The place of each counted order in the ledger, with its receipt code; the oldest payment first. */
export function readReceiptPlaces(server: ServerProcess): { code: string; stream: string; seq: number }[] {
  const query = `SELECT receipt_code AS code, ledger_stream AS stream, ledger_seq AS seq FROM orders
                 WHERE ledger_seq IS NOT NULL ORDER BY paid_at`;
  return readRows(join(server.folder, 'db/sawt.db'), query) as ReturnType<typeof readReceiptPlaces>;
}

const readRow = (path: string, query: string) => readRows(path, query)[0] ?? {};

function readRows(path: string, query: string): object[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

/** What was sold since `before` was read. */
export function soldSince(server: ServerProcess, before: Sold): Sold {
  const now = readSold(server);
  const names = Object.keys(now) as (keyof Sold)[];
  return Object.fromEntries(names.map((name) => [name, now[name] - before[name]])) as Sold;
}

/** What one order of this many votes adds: one payment, charged once. */
export const oneOrder = (votes: number): Sold => ({ orders: 1, paid: 1, refunds: 0, votes, charges: 1 });
