import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { openSqlite, sqliteKysely } from '../../../server/platform/database/openSqlite.ts';
import type { ServerProcess } from '../../support/servers/serverProcess.ts';
import { sawt, test } from '../candidate.ts';

/** Finds a contestant of the open group who has no account. */
async function findContestant({ folder }: ServerProcess) {
  const db = sqliteKysely(openSqlite(join(folder, 'db/sawt.db'), 'read'));
  const now = Date.now();
  const found = await db
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .innerJoin('entries', 'entries.id', 'round_entries.entry_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .leftJoin('accounts', 'accounts.user_id', 'users.id')
    .where('voting_groups.opens_at', '<=', now)
    .where('voting_groups.closes_at', '>', now)
    .where('accounts.user_id', 'is', null)
    .select(['users.id', 'users.full_name', 'users.name_ar', 'users.name_en'])
    .executeTakeFirstOrThrow();
  await db.destroy();
  return found;
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}

test('a contestant asks for another name by keyboard alone, and the ballot waits for the organisers', async ({
  candidate,
  lay,
  server,
}) => {
  const { page, words, language } = candidate;
  const contestant = await findContestant(server);
  const shown = (language === 'ar' ? contestant.name_ar : contestant.name_en) ?? contestant.full_name;
  const wanted = 'Huda bint Said Al Rawahi';
  await candidate.logIn(await lay({ user_id: contestant.id }));
  await candidate.open('/profile');
  await tabTo(page, candidate.button(words.profile.edit));
  await page.keyboard.press('Enter');
  await tabTo(page, candidate.field('full_name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(wanted);
  await page.keyboard.press('Enter');
  const notice = words.profile.savedWaits.replace('{{fields}}', words.profile.fullName);
  await expect(page.getByText(notice).filter({ visible: true }).first()).toBeVisible();
  await candidate.says(words.profile.waiting.title);
  await candidate.says(wanted);

  await candidate.open('/vote');
  await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(wanted)).toHaveCount(0);
  const [line = ''] = (await sawt(server, 'changes')).split('\n');
  expect(line).toContain(`user ${contestant.id}, full_name: "${contestant.full_name}" -> "${wanted}"`);
  await sawt(server, 'changes', 'approve', line.split(' ')[0] ?? '');
  await expect(page.getByText(wanted).filter({ visible: true }).first()).toBeVisible();

  await candidate.open('/profile');
  await expect(page.getByRole('main').locator('dl')).toContainText(wanted);
  await expect(page.getByText(words.profile.waiting.title)).toHaveCount(0);
});
