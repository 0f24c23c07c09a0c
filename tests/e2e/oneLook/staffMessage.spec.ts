import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { UNDO_MS } from '../../../domain/staff/staffLimits.ts';
import tables from '../../../locales/ar/staffTables.json' with { type: 'json' };
import sent from '../../../locales/ar/staffSent.json' with { type: 'json' };
import unsubscribe from '../../../locales/en/unsubscribe.json' with { type: 'json' };
import { recordings } from '../../support/media/recordings.ts';
import { type MailServer, startMailServer } from '../../support/outside/mailServer.ts';
import { readMail } from '../../support/outside/readMail.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { violations } from '../accessible.ts';
import { layBeside } from '../candidate.ts';
import { EntryCalls } from '../entries.ts';
import { test } from '../withinPolicy.ts';
import { button, heading, setUp } from './staffEntry.ts';

let server: ServerProcess;
let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMailServer();
  server = await ServerProcess.start({
    settings: { MAIL_URL: mail.url, MAIL_FROM: 'Sawt <no-reply@vote.example>' },
  });
});
test.afterAll(async () => {
  await server.remove();
  await mail.close();
});

test('news go to the candidates that a filter lets through, after ten minutes, with a link that ends them', async ({
  page,
}) => {
  const account = await layBeside(server);
  const calls = await new EntryCalls(server, account).logIn();
  await calls.enter('player-of-the-season', fileURLToPath(recordings.audio), 'audio/ogg');
  await setUp(page, server);

  await page.goto(`${server.adminOrigin}/entries?search=${encodeURIComponent(account.full_name)}`);
  await page.getByRole('link', { name: tables.message }).press('Enter');
  await expect(heading(page, sent.compose.title)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator('#name').fill('موعد التدريب');
  await page.locator('#kind').selectOption('news');
  for (const language of ['ar', 'en']) {
    await page.locator(`#subject_${language}`).fill('Rehearsal');
    await page.locator(`#mail_${language}`).fill('{{name}}: Sunday, 6 pm.');
    await page.locator(`#sms_${language}`).fill('Sunday, 6 pm.');
  }
  await button(page, sent.compose.preview).press('Enter');
  await expect(page.getByText(`\u2068${account.full_name}\u2069: Sunday, 6 pm.`)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await button(page, sent.send.act).press('Enter');
  await expect(page.getByText(sent.message.waitsText)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const received = () => mail.taken.map(readMail).filter(({ subject }) => subject === 'Rehearsal');
  expect(received()).toEqual([]);
  server.advance(UNDO_MS);
  await expect.poll(() => received().map(({ to }) => to)).toEqual([[account.email]]);

  const [link] = /http\S+/.exec(received()[0]!.text) ?? [''];
  await page.goto(link);
  expect(await violations(page)).toEqual([]);
  await button(page, unsubscribe.page.end).press('Enter');
  await expect(page.getByText(unsubscribe.page.doneText)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
