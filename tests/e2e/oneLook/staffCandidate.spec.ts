import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import ar from '../../../locales/ar/staffCandidateActs.json' with { type: 'json' };
import staff from '../../../locales/ar/staff.json' with { type: 'json' };
import { recordings } from '../../support/media/recordings.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { layBeside } from '../candidate.ts';
import { EntryCalls } from '../entries.ts';
import { test } from '../withinPolicy.ts';
import { button, heading, join, openPeople, setUp } from './staffEntry.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(() => server.remove());

const reason = 'طلبها صاحبها برسالة موقعة.';

/** Asks a second owner for an act on the account, from the page of the candidate. */
async function ask(page: Page, kind: keyof typeof ar.kind): Promise<void> {
  await button(page, ar.kind[kind]).press('Enter');
  await page.getByLabel(ar.reason).fill(reason);
  await page.getByLabel(ar.reason).press('Enter');
  await expect(page.getByText(ar.waitingMore)).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await page.goto(`${server.adminOrigin}/approvals`);
  await expect(page.getByText(reason).first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${staff.approvals.approve}:`) }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: staff.approvals.approve, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(staff.approvals.empty)).toBeVisible();
}

test('two owners hand the data of a candidate out, and erase the candidate', async ({ browser, page }) => {
  const account = await layBeside(server);
  const calls = await new EntryCalls(server, account).logIn();
  const entry = await calls.enter('choirs-of-the-season', fileURLToPath(recordings.video), 'video/webm');
  await setUp(page, server);
  await openPeople(page);
  const second = await join(browser, page, 'owner', 'مريم الكندية');
  await page.goto(`${server.adminOrigin}/entries?entry=${entry}`);
  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await ask(page, 'hand_out');
  expect(await violations(page)).toEqual([]);
  await approve(second);
  await button(page, ar.again).click();
  const saving = page.waitForEvent('download');
  await button(page, ar.data.save).click();
  const archive = readFileSync(await (await saving).path());
  const person = JSON.parse(Buffer.from(unzipSync(archive)['person.json']!).toString()) as object;
  expect(person).toMatchObject({ profile: { email: account.email }, entries: [{ id: entry }] });
  await ask(page, 'erase');
  await approve(second);
  await expect(async () => {
    await button(page, ar.again).click();
    await expect(page.getByText(ar.stop.no_account)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(heading(page, 'مشارك محذوف')).toBeVisible();
});
