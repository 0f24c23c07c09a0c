import { type Browser, expect, type Page } from '@playwright/test';
import { codeAt, stepAt } from '../../../server/staff/factors/totp.ts';
import { writeBeside } from '../../support/database/databases.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { bytesOfBase32 } from '../../support/staff/bytesOfBase32.ts';
import { violations } from '../accessible.ts';
import { test } from '../withinPolicy.ts';
import { openByKeyboard } from './openByKeyboard.ts';
import { button, enrol, heading, openPeople, staffPassword, setUp } from './staffEntry.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(() => server.remove());

const words = {
  saved: 'حفظت الرموز في مكان آمن.',
  people: 'المشرفون',
  season: 'الفعاليات والمسابقات',
  security: 'الأمان',
  audit: 'سجل التدقيق',
  action: 'العمل',
  roleEnded: 'إنهاء دور',
  details: 'تفاصيل هذا السطر',
  invite: 'إنشاء الدعوة',
  end: 'إنهاء الدور',
  stepUp: 'تأكيد هويتك',
  wrongCode: 'الرمز غير صحيح. اكتب الرمز الظاهر الآن في التطبيق.',
  addApp: 'إضافة تطبيق مصادقة',
  removeApp: 'إزالة التطبيق',
  appRemoved: /^أُزيل التطبيق/,
  newCodes: 'إنشاء رموز جديدة',
  makeCodes: 'إنشاء الرموز',
  codes: /رموز/,
  done: 'تم',
  signOut: 'تسجيل الخروج',
  signIn: 'دخول',
  another: 'دعوة أخرى',
  needsApproval: 'يلزم هذا موافقة مالك آخر',
  openApprovals: 'فتح الموافقات',
  organisations: 'الجهات المنظِّمة',
  make: 'إنشاء الجهة',
  unsaved: 'عُدّل ولم يُحفظ',
  stored: 'تم الحفظ.',
  settings: 'الجهة',
};

/** Makes the sessions as if five minutes had passed, and the codes of now as if nobody had typed them. */
const forgetCodes = () =>
  writeBeside({ dataDir: server.folder, databaseUrl: null }, async (db) => {
    await db.updateTable('staff_sessions').set({ stepped_up_at: null }).execute();
    await db.updateTable('staff_authenticators').set({ last_step: 0 }).execute();
  });

/** Cancels the step-up of an invitation, asks again, types a wrong code, then the right one. */
async function stepUp(page: Page, secret: Uint8Array): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.stepUp });
  await expect(dialog.locator('#code')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, words.invite)).toBeFocused();
  await expect(page.locator('#email')).toHaveValue('huda@production.example');
  await expect(page.locator('#role')).toHaveValue('judge');
  await page.keyboard.press('Enter');
  await dialog.locator('#code').fill('000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words.wrongCode)).toBeVisible();
  await expect(dialog.locator('#code')).toBeFocused();
  await page.keyboard.type(codeAt(secret, stepAt(Date.now())));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Makes a second organisation, invites its first owner, and renames the own one with the keyboard. */
async function organise(page: Page): Promise<void> {
  await page.goto(new URL('/organisations', page.url()).href);
  await expect(heading(page, words.organisations)).toBeVisible();
  await page.locator('#name_ar').fill('استوديو مسقط');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^المالك الأول/ })).toBeFocused();
  await page.locator('#email').fill('maha@studio.example');
  await page.keyboard.press('Enter');
  await expect(page.locator('code')).toContainText('/invitation#');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: words.settings, exact: true }).click();
  await expect(heading(page, words.settings)).toBeVisible();
  await page.locator('#name_en').fill('Production House');
  await expect(page.getByText(words.unsaved)).toBeVisible();
  // A reload loses nothing: the browser asks first, and the text is kept.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.locator('#name_en')).toHaveValue('Production House');
  await page.locator('#name_en').press('Control+s');
  await expect(page.getByText(words.stored)).toBeVisible();
}

/** The only owner invites a second one alone; the next one needs the approval of the other. */
async function inviteThirdOwner(page: Page, browser: Browser): Promise<void> {
  const invite = async (email: string) => {
    await page.locator('#email').fill(email);
    await page.locator('#role').selectOption('owner');
    await button(page, words.invite).click();
  };
  await invite('maryam@production.example');
  const link = await page.locator('code').innerText();
  const context = await browser.newContext({ locale: 'ar-OM' });
  const second = await context.newPage();
  await second.goto(link);
  await second.locator('#name').fill('مريم الكندية');
  await enrol(second);
  await button(page, words.another).click();
  await invite('yusuf@production.example');
  await expect(page.getByText(words.needsApproval)).toBeVisible();
  await page.getByRole('link', { name: words.openApprovals }).click();
  await expect(page.getByRole('button', { name: /^سحب الطلب: / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^موافقة: / })).toHaveCount(0);

  const waiting = second.getByRole('link', { name: /^الموافقات.*طلب واحد ينتظرك$/ });
  await second.reload();
  await waiting.click();
  await expect(second.getByText('yusuf@production.example')).toBeVisible();
  await second.getByRole('button', { name: /^موافقة: / }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'موافقة', exact: true }).click();
  await expect(second.locator('code')).toHaveText(/\/invitation#/);
  await expect(waiting).toHaveCount(0);
  expect(await violations(second)).toEqual([]);
  await context.close();
}

/** Changes to another authenticator app and to new recovery codes, by keyboard. @returns the secret of the new app */
async function changeFactors(page: Page): Promise<Uint8Array> {
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await press(words.addApp);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const secret = bytesOfBase32((await page.locator('code').innerText()).replaceAll(/\s/g, ''));
  await page.locator('#code').fill(codeAt(secret, stepAt(Date.now())));
  await page.keyboard.press('Enter');
  const removals = page.getByRole('button', { name: /^إزالة التطبيق المضاف/ });
  await expect(removals).toHaveCount(2);
  await removals.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: words.removeApp }).press('Enter');
  await expect(page.getByText(words.appRemoved)).toBeVisible();
  await press(words.newCodes);
  await page.getByRole('alertdialog').getByRole('button', { name: words.makeCodes }).press('Enter');
  await expect(page.getByRole('list', { name: words.codes }).getByRole('listitem')).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: words.saved }).check();
  await press(words.done);
  await expect(button(page, words.newCodes)).toBeVisible();
  return secret;
}

test('an empty installation gets its first person, who invites a judge and owners, and ends a role', async ({
  page,
  browser,
}) => {
  const secret = await setUp(page, server);
  await openPeople(page);
  await expect(page.getByText('سلمى الحارثية', { exact: true }).last()).toBeVisible();

  await page.locator('#email').fill('huda@production.example');
  await page.locator('#role').selectOption('judge');
  await forgetCodes();
  await button(page, words.invite).click();
  await stepUp(page, secret);
  const link = await page.locator('code').innerText();
  expect(await violations(page)).toEqual([]);

  const other = await browser.newContext({ locale: 'ar-OM' });
  const judge = await other.newPage();
  await judge.goto(link);
  await judge.locator('#name').fill('هدى الرواحية');
  await enrol(judge);
  await expect(heading(judge, words.season)).toBeVisible();
  await expect(judge.getByRole('link', { name: words.people, exact: true })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: /^إنهاء الدور: .*محكّم$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.end, exact: true }).click();
  await expect(page.getByText('هدى الرواحية', { exact: true })).toHaveCount(0);
  await judge.reload();
  await expect(judge).toHaveURL(/\/login$/);
  await other.close();

  await inviteThirdOwner(page, browser);
  await organise(page);
  await openByKeyboard(page, 'التدقيق');
  await expect(heading(page, words.audit)).toBeVisible();
  await page.getByRole('combobox', { name: words.action }).selectOption({ label: words.roleEnded });
  await expect(page).toHaveURL(/\/audit\?action=staff\.role_ended$/);
  await expect(page.getByRole('button', { name: words.details })).toHaveCount(1);
  await page.getByRole('button', { name: words.details }).press('Enter');
  await expect(page.getByRole('row', { name: 'الدور محكّم لا شيء', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('button', { name: words.details })).not.toHaveCount(1);

  await page.getByRole('link', { name: words.security, exact: true }).click();
  await expect(heading(page, words.security)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const changed = await changeFactors(page);
  await button(page, words.signOut).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.locator('#email').fill('salma@production.example');
  await page.locator('#password').fill(staffPassword);
  // The code of now was spent when the app was added; the next one is valid already.
  await page.locator('#code').fill(codeAt(changed, stepAt(Date.now()) + 1));
  await button(page, words.signIn).click();
  await openPeople(page);
});
