import { expect } from '@playwright/test';
import { momentText } from '../../../domain/season/zonedInput.ts';
import type { StaffPicture } from '../../../domain/staff/staffContract.ts';
import { drawnPicture } from '../../support/pictures/pictureDesk.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { test } from '../withinPolicy.ts';
import { button, heading, openPeople, setUp } from './staffEntry.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start({ settings: { DEMO: 'false' } });
});
test.afterAll(() => server.remove());

const zone = 'Asia/Muscat';
const words = {
  season: 'المسابقات',
  newEvent: 'فعالية جديدة',
  makeEvent: 'إنشاء الفعالية',
  makeCompetition: 'إنشاء المسابقة',
  save: 'حفظ الصورة',
  saved: 'حُفظت الصورة.',
  wide: /العريض، 16:9$/,
  preview: 'معاينة الموقع',
};

test('a picture is chosen, cut by keys and described; as long as its competition is a draft, the site has no address for it', async ({
  page,
}) => {
  await setUp(page, server);
  await openPeople(page);
  await page.getByRole('link', { name: words.season, exact: true }).click();
  await page.getByRole('link', { name: words.newEvent, exact: true }).click();
  await page.locator('#name_ar').fill('موسم الأصوات');
  await page.locator('#starts_at').fill(momentText(Date.now(), zone));
  await page.locator('#ends_at').fill(momentText(Date.now() + 5_184_000_000, zone));
  await button(page, words.makeEvent).click();
  await expect(button(page, words.makeCompetition)).toBeVisible();
  await page.locator('#name_ar').fill('الغناء');
  await button(page, words.makeCompetition).click();
  await expect(heading(page, 'الغناء')).toBeVisible();

  const buffer = await drawnPicture({ width: 1_600, height: 1_200 });
  await page.locator('input[type=file]').setInputFiles({ name: 'stage.jpg', mimeType: 'image/jpeg', buffer });
  const frame = page.getByRole('button', { name: words.wide }).last();
  await frame.focus();
  await page.keyboard.press('-');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('textbox', { name: 'الوصف بالعربية' }).last().fill('مسرح بإضاءة حمراء');
  await page.getByRole('textbox', { name: 'الوصف بالإنجليزية' }).last().fill('A stage in red light');
  const inFrame = page.frameLocator(`iframe[title="${words.preview}"]`).last();
  await expect(inFrame.getByRole('img', { name: 'مسرح بإضاءة حمراء' }).first()).toBeVisible();
  const [saving] = await Promise.all([
    page.waitForResponse((reply) => reply.request().method() === 'PUT'),
    button(page, words.save).click(),
  ]);
  await expect(page.getByText(words.saved)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const { picture } = (await saving.json()) as StaffPicture;
  expect(picture).toMatchObject({ crops: { wide: { x: 80, width: 1_520 } }, alt_en: 'A stage in red light' });
  const address = `${server.origin}/images/${picture!.name}-480.webp`;
  expect((await fetch(address)).status).toBe(404);
});
