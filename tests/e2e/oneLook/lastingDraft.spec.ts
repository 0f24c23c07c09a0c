import { expect } from '@playwright/test';
import ar from '../../../locales/ar/events.json' with { type: 'json' };
import en from '../../../locales/en/events.json' with { type: 'json' };
import { competitionHref } from '../../../domain/catalogueAddress.ts';
import { violations } from '../accessible.ts';
import { largeRecording, newPerson, Registrant, test } from '../registrant.ts';
import { slowDown } from '../uploads.ts';

const words = { ar: ar.draft, en: en.draft };

test('begins on one day, and goes on the next in a new browser, with its fields and its upload', async ({
  page,
  browser,
  candidate,
  server,
  registrant,
  identity,
}) => {
  test.slow();
  const person = newPerson();
  const recording = largeRecording(server, 24);
  const offsets: number[] = [];
  const listen = (request: { method: () => string; headers: () => Record<string, string> }) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  };
  page.on('request', listen);
  const competition = await registrant.enrol();
  await registrant.fillIn(person);
  await registrant.consent();
  await registrant.chooseFiles(recording, identity);
  await slowDown(page, 3_000_000);
  await registrant.submit();
  await expect.poll(() => Math.max(...offsets)).toBeGreaterThan(0);
  const cutAt = Math.max(...offsets);
  const kept = await page.context().storageState();
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${person.civil_id}"|passport`));
  await page.context().close();

  const said = words[candidate.language];
  const nextDay = await browser.newContext({ storageState: kept, viewport: { width: 390, height: 844 } });
  await nextDay.clock.setFixedTime(Date.now() + 20 * 3_600_000);
  const again = new Registrant(await nextDay.newPage(), server, candidate.language);
  again.page.on('request', listen);
  await again.page.goto(server.origin + competitionHref(competition.event.slug, competition.slug));
  await expect(again.button(said.discard)).toBeVisible();
  expect(await violations(again.page)).toEqual([]);
  await again.button(said.continue).filter({ visible: true }).first().click();
  await expect(again.field('full_name')).toHaveValue(person.full_name);
  await expect(again.field('civil_id')).toHaveValue('');
  await expect(again.field('term_conditions')).not.toBeChecked();
  await expect(again.page.getByText(again.words.restored)).toBeVisible();
  await expect(again.page.getByText(/[1-9]\d\u200e?%/)).toBeVisible();
  expect(await violations(again.page)).toEqual([]);
  await again.field('civil_id').fill(person.civil_id);
  await again.consent();
  const before = offsets.length;
  await again.chooseFiles(recording, identity);
  await again.submit();
  await again.isReceived();
  expect(offsets.slice(before)[0]).toBeGreaterThanOrEqual(cutAt);
  expect(
    await again.page.evaluate(() => [
      localStorage.getItem('sawt.registration'),
      localStorage.getItem('sawt.uploads'),
    ]),
  ).toEqual([null, null]);
  await nextDay.close();
});

test('discards a draft on the page of its competition, after a question', async ({
  page,
  candidate,
  registrant,
}) => {
  const said = words[candidate.language];
  await registrant.enrol();
  await registrant.field('full_name').fill('Fatma');
  await page.goBack();
  await registrant.button(said.discard).click();
  const ask = page.getByRole('alertdialog', { name: said.ask });
  expect(await violations(page)).toEqual([]);
  await ask.getByRole('button', { name: said.keep }).click();
  await registrant.button(said.discard).click();
  await ask.getByRole('button', { name: said.discard }).click();
  await expect(registrant.button(said.continue)).toHaveCount(0);
  await registrant.enrol();
  await expect(registrant.field('full_name')).toHaveValue('');
});
