import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { dayText } from '../../../domain/season/copyForm.ts';
import type { SeasonFile } from '../../../domain/season/seasonFile.ts';
import type { Me, StaffEventPage } from '../../../domain/staff/staffContract.ts';
import { startOfDay } from '../../../domain/zonedTime.ts';
import { newId } from '../../../server/platform/ids.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { test } from '../withinPolicy.ts';
import { button, heading, setUp } from './staffEntry.ts';

const DAY_MS = 86_400_000;
const zone = 'Asia/Muscat';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ settings: { DEMO: 'false' } });
});
test.afterAll(() => server.remove());

const words = {
  season: 'المسابقات',
  edit: /^تعديل .?موسم الأصوات/,
  save: 'حفظ في ملف',
  open: 'استيراد من ملف',
  import: 'استيراد موسم من ملف',
  nothing: 'لم يُنشأ شيء',
  sound: 'لا خلل في الملف.',
  make: 'إنشاء المسودة',
  openDraft: 'فتح المسودة',
  copy: 'نسخ إلى أيام أخرى',
  copyTitle: 'نسخ موسم إلى أيام أخرى',
  name: 'موسم الأصوات',
};

/** Calls the staff API as the page does, with its cookie. */
const call = <Answer>(page: Page, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([address, sent]) => {
      const asked = sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) };
      const headers = { 'content-type': 'application/json', 'x-sawt-staff': '1' };
      return (await (await fetch(`/staff/api${address}`, { headers, ...asked })).json()) as Answer;
    },
    [path, body] as const,
  );

const midnight = (days: number) => startOfDay(Date.now() + days * DAY_MS, zone);

/** Makes an event with a competition, a round and a voting group. @returns the organisation's path */
async function layEvent(page: Page): Promise<string> {
  const { memberships } = await call<Me>(page, '/me');
  const place = `/organisation/${memberships.find(({ organisation }) => organisation)!.organisation!.id}`;
  const event = { id: newId(), name_ar: words.name, name_en: 'Season of Voices', zone };
  await call(page, `${place}/event`, { ...event, starts_at: midnight(1), ends_at: midnight(60) });
  const competition = { id: newId(), name_ar: 'الغناء', name_en: 'Singing' };
  await call(page, `${place}/event/${event.id}/competition`, competition);
  const names = { name_ar: 'الأولى', name_en: 'First' };
  const round = { id: newId(), ...names, judges_percent: 40, starts_at: midnight(20), ends_at: null };
  const rounds = `${place}/competition/${competition.id}/round`;
  await call(page, rounds, round);
  const window = { opens_at: midnight(20), closes_at: midnight(21) };
  await call(page, `${rounds}/${round.id}/group`, { id: newId(), ...names, ...window });
  return place;
}

const fileOf = (content: unknown) => ({
  name: 'season.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

test('a season is saved as a file, brought in again as a draft, and copied to other days', async ({
  page,
}) => {
  await setUp(page, server);
  await expect(page.getByRole('link', { name: words.season, exact: true })).toBeVisible();
  const place = await layEvent(page);
  const slugs = async () =>
    (await call<StaffEventPage>(page, `${place}/event`)).data.map(({ slug }) => slug).toSorted();

  await page.getByRole('link', { name: words.season, exact: true }).click();
  await page.getByRole('link', { name: words.edit }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: words.save, exact: true }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('sawt-season-season-of-voices.json');
  const season = JSON.parse(await readFile(await saved.path(), 'utf8')) as SeasonFile;

  await page.getByRole('link', { name: words.season, exact: true }).click();
  await page.getByRole('link', { name: words.open, exact: true }).click();
  await expect(heading(page, words.import)).toBeVisible();
  const [competition] = season.competitions;
  const half = { ...competition!, name_ar: '', slug: 'Two Words' };
  await page.locator('#season-file').setInputFiles(fileOf({ ...season, competitions: [half, competition] }));
  await expect(page.getByRole('alert').getByText(words.nothing)).toBeVisible();
  for (const path of ['competitions[0].name_ar', 'competitions[0].slug'])
    await expect(page.getByText(path)).toBeVisible();
  await expect(button(page, words.make)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(await slugs()).toEqual(['season-of-voices']);

  const chooser = page.waitForEvent('filechooser');
  await page.locator('#season-file').press('Enter');
  await (await chooser).setFiles(fileOf(season));
  await expect(page.getByText(words.sound)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await button(page, words.make).press('Enter');
  const draft = page.getByRole('link', { name: words.openDraft, exact: true });
  await expect(draft).toBeFocused();
  expect(await slugs()).toEqual(['season-of-voices', 'season-of-voices-2']);
  await draft.press('Enter');
  await expect(page.locator('#slug')).toHaveValue('season-of-voices-2');

  await page.getByRole('link', { name: words.copy, exact: true }).click();
  await expect(heading(page, words.copyTitle)).toBeVisible();
  const day = dayText(midnight(366), zone);
  await page.locator('#first_day').fill(day);
  expect(await violations(page)).toEqual([]);
  await button(page, words.make).click();
  await expect(page.locator('#starts_at')).toHaveValue(`${day}T00:00`);
  expect(await slugs()).toEqual(['season-of-voices', 'season-of-voices-2', 'season-of-voices-2-2']);
});
