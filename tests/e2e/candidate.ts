import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import ar from '../../locales/ar/account.json' with { type: 'json' };
import arCommon from '../../locales/ar/common.json' with { type: 'json' };
import arEvents from '../../locales/ar/events.json' with { type: 'json' };
import arReplies from '../../locales/ar/accountReplies.json' with { type: 'json' };
import en from '../../locales/en/account.json' with { type: 'json' };
import enCommon from '../../locales/en/common.json' with { type: 'json' };
import enEvents from '../../locales/en/events.json' with { type: 'json' };
import enReplies from '../../locales/en/accountReplies.json' with { type: 'json' };
import { openSqlite, sqliteKysely } from '../../server/platform/database/openSqlite.ts';
import type { Language } from '../../src/i18n/language.ts';
import {
  goodPassword,
  layAccount,
  type AccountToLay,
  type LaidAccount,
} from '../support/accounts/accountFixture.ts';
import type { ServerProcess } from '../support/servers/serverProcess.ts';
import { test as base } from './onServer.ts';

const root = join(import.meta.dirname, '../..');
const words = {
  ar: { ...ar, common: arCommon, events: arEvents, server: arReplies },
  en: { ...en, common: enCommon, events: enEvents, server: enReplies },
};

type Fixtures = { candidate: Candidate; lay: (account?: AccountToLay) => Promise<LaidAccount> };

export const test = base.extend<Fixtures>({
  candidate: async ({ page, server }, provide, { project }) => {
    await provide(new Candidate(page, server, project.name.startsWith('ar') ? 'ar' : 'en'));
  },
  lay: async ({ server }, provide) => {
    await provide((account) => layBeside(server, account));
  },
});

/** Lays an account in the database beside the running server. */
export async function layBeside({ folder }: ServerProcess, account?: AccountToLay): Promise<LaidAccount> {
  const db = sqliteKysely(openSqlite(join(folder, 'db/sawt.db'), 'write'));
  try {
    return await layAccount(db, account);
  } finally {
    await db.destroy();
  }
}

type Mail = { to: string; text: string; link: string };

type Origins = Pick<ServerProcess, 'origin' | 'adminOrigin'>;

/** A person with an account, in one browser. */
export class Candidate {
  readonly page: Page;
  readonly language: Language;
  readonly words: (typeof words)['en'];
  readonly #server: Origins;

  constructor(page: Page, server: Origins, language: Language) {
    this.page = page;
    this.language = language;
    this.words = words[language];
    this.#server = server;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#server.origin}${path}`);
  }

  /** This person on another page of any browser. */
  on(page: Page): Candidate {
    return new Candidate(page, this.#server, this.language);
  }

  /** Opens another tab of this browser. */
  async secondTab(): Promise<Candidate> {
    return this.on(await this.page.context().newPage());
  }

  field(name: string): Locator {
    return this.page.locator(`#${name}`);
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** Types and sends a login; the login page must be open. */
  async typeLogin(civilId: string, password = goodPassword): Promise<void> {
    await this.field('civil_id').fill(civilId);
    await this.field('password').fill(password);
    await this.page.keyboard.press('Enter');
  }

  /** Types and sends the current password, on a page that asks for it before a change. */
  async typeCurrentPassword(): Promise<void> {
    await this.field('current_password').fill(goodPassword);
    await this.page.keyboard.press('Enter');
  }

  /** Logs in and waits for the dashboard. */
  async logIn({ civil_id }: { civil_id: string }, password?: string): Promise<void> {
    await this.open('/login');
    await this.typeLogin(civil_id, password);
    await this.sees('/dashboard');
  }

  /** Opens the person's own profile for editing. */
  async edit(): Promise<void> {
    await this.open('/profile');
    await this.button(this.words.profile.edit).click();
  }

  /** Signs out the other device of the account; the account must have exactly two. */
  async signOutOthers(): Promise<void> {
    await this.open('/edit-password');
    const { title, revoke } = this.words.devices;
    const listed = this.page.getByRole('region', { name: title }).getByRole('listitem');
    await listed.getByRole('button', { name: revoke }).click();
    await expect(listed).toHaveCount(1);
  }

  /** Opens the menu with the candidate's pages; a phone has one menu for everything. */
  async openMenu(): Promise<void> {
    const header = this.page.getByRole('banner');
    const whole = header.getByRole('button', { name: this.words.common.nav.menu });
    const own = header.getByRole('button', { name: this.words.shell.menu });
    await ((await whole.isVisible()) ? whole : own).click();
  }

  async logOut(): Promise<void> {
    await this.openMenu();
    await this.page.getByRole('banner').getByRole('button', { name: this.words.shell.logout }).click();
  }

  async sees(path: string): Promise<void> {
    await expect(this.page).toHaveURL(`${this.#server.origin}${path}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async says(text: string): Promise<void> {
    const said = this.page.getByRole('main').getByText(text).filter({ visible: true });
    await expect(said.first()).toBeVisible();
  }

  async typeNewPassword(chosen: string): Promise<void> {
    await this.field('new_password').fill(chosen);
    await this.field('confirm_password').fill(chosen);
    await this.page.keyboard.press('Enter');
  }

  /**
   * The mails with a secret link on the outbox page to an address, as a person reads them; waits until there are `count`.
   */
  async readMails(to: string, count = 1): Promise<Mail[]> {
    const outbox = await this.page.context().newPage();
    let mails: Mail[] = [];
    await expect(async () => {
      await outbox.goto(`${this.#server.adminOrigin}/outbox`);
      mails = await outbox.locator('article').evaluateAll((articles) =>
        articles.map((article) => ({
          to: article.querySelector('bdi')?.textContent ?? '',
          text: article.textContent,
          link: article.querySelector('a')?.href ?? '',
        })),
      );
      mails = mails.filter((mail) => mail.to === to && mail.link.includes('#'));
      expect(mails.length).toBeGreaterThanOrEqual(count);
    }).toPass();
    await outbox.close();
    return mails;
  }
}

/** Acts as the same person in a browser with its own cookies, as on another device. */
export async function onOtherDevice<Done>(
  candidate: Candidate,
  context: BrowserContext,
  act: (other: Candidate) => Promise<Done>,
): Promise<Done> {
  const browser = context.browser();
  if (!browser) throw new Error('there is no browser');
  const elsewhere = await browser.newContext({ locale: candidate.language === 'ar' ? 'ar-OM' : 'en-US' });
  try {
    return await act(candidate.on(await elsewhere.newPage()));
  } finally {
    await elsewhere.close();
  }
}

/** Runs a command of `npm run sawt` against the server, as a system operator does. */
export async function sawt(server: ServerProcess, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'demo/cli.ts'), ...args], {
    env: { ...process.env, ...server.settings },
  });
  return stdout.trim();
}
