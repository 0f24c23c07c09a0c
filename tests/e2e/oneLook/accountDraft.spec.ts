import { expect } from '@playwright/test';
import ar from '../../../locales/ar/events.json' with { type: 'json' };
import en from '../../../locales/en/events.json' with { type: 'json' };
import { competitionHref } from '../../../domain/catalogueAddress.ts';
import { violations } from '../accessible.ts';
import { Candidate } from '../candidate.ts';
import { Registrant, test } from '../registrant.ts';

const words = { ar: ar.draft, en: en.draft };

test('a draft begun on a phone goes on at a computer, and the phone says that it changed', async ({
  page,
  browser,
  candidate,
  lay,
  server,
  registrant,
}) => {
  test.slow();
  const { language } = candidate;
  const account = await lay({ address: null });
  await candidate.logIn(account);
  const competition = await registrant.enrol();
  const kept = (of = page) =>
    of.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  const first = kept();
  await registrant.field('address').fill('Muttrah');
  await first;

  const computer = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const other = new Candidate(await computer.newPage(), server, language);
  await other.logIn(account);
  const there = new Registrant(other.page, server, language);
  await there.page.goto(server.origin + competitionHref(competition.event.slug, competition.slug));
  await expect(there.button(words[language].discard)).toBeVisible();
  const [where = ''] = words[language].inAccount.split('{{');
  await expect(there.page.getByText(where)).toBeVisible();
  await there.button(words[language].continue).filter({ visible: true }).first().click();
  await expect(there.field('address')).toHaveValue('Muttrah');
  const second = kept(there.page);
  await there.field('address').fill('Muttrah, Corniche');
  await second;

  await registrant.field('address').fill('Ruwi');
  await expect(page.getByText(registrant.words.note.overtaken)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await registrant.button(registrant.words.newest).click();
  await expect(registrant.field('address')).toHaveValue('Muttrah, Corniche');

  await page.goBack();
  await registrant.button(words[language].discard).click();
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: words[language].discard }).click();
  expect((await gone).status()).toBe(204);
  await computer.close();
});
