import { expect, type Page } from '@playwright/test';
import type { Enrolled, Invited, SetupLink } from '../../../domain/staff/staffContract.ts';
import { codeAt, stepAt } from '../../../server/staff/factors/totp.ts';
import { writeBeside } from '../../support/database/databases.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { bytesOfBase32 } from '../../support/staff/bytesOfBase32.ts';
import { violations } from '../accessible.ts';
import { sawt } from '../candidate.ts';
import { press, tabTo, type } from '../keyboard.ts';
import { test } from '../withinPolicy.ts';
import { plugIn } from './passkeyDevice.ts';
import { button, heading } from './staffEntry.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(() => server.remove());

const words = {
  add: 'إضافة مفتاح مرور',
  make: 'إنشاء مفتاح المرور',
  added: /^أُضيف مفتاح المرور/,
  known: /^على هذا الجهاز مفتاح مرور لك/,
  cancel: 'إلغاء',
  signOut: 'تسجيل الخروج',
  signIn: 'الدخول بمفتاح المرور',
  unused: /^لم يُستخدم مفتاح مرور/,
  unknown: /^لا يعرف صوت مفتاح المرور هذا/,
  needs: 'ما ينتظرك الآن',
  people: 'المشرفون',
  security: 'الأمان',
  invite: 'إنشاء الدعوة',
  stepUp: 'تأكيد هويتك',
  use: 'استخدام مفتاح المرور',
  useCode: 'استخدام رمز التطبيق بدلًا منه',
  approve: 'موافقة',
  removed: /^أُزيل مفتاح المرور/,
  remove: 'إزالة مفتاح المرور',
};

type Entered = { cookie: string; me: Enrolled['me'] };

/** Calls the staff API as its pages do. */
function call(path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${server.adminOrigin}/staff/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sawt-staff': '1', origin: server.adminOrigin, cookie },
    body: JSON.stringify(body),
  });
}

/** Makes the person of a link, as its page does. */
async function enter(kind: 'setup' | 'invitation', link: string, person: object): Promise<Entered> {
  const token = link.split('#')[1];
  const { authenticator } = (await (await call(`/${kind}/check`, { token })).json()) as SetupLink;
  const code = codeAt(bytesOfBase32(authenticator.secret), stepAt(Date.now()));
  const made = await call(`/${kind}`, { token, password: 'four quiet palm trees', code, ...person });
  const { me } = (await made.json()) as Enrolled;
  return { cookie: made.headers.getSetCookie()[0]!.split(';')[0]!, me };
}

/** Two owners of one organisation. The first one invites the second one alone. */
async function twoOwners() {
  const [setup = ''] = (await sawt(server, 'setup-link')).split('\n', 1);
  const house = { organisation_ar: 'دار الإنتاج', organisation_en: '' };
  const salma = { name: 'سلمى الحارثية', email: 'salma@production.example' };
  const first = await enter('setup', setup, { ...salma, ...house });
  const { id } = first.me.memberships.find(({ organisation }) => organisation)!.organisation!;
  const inviteOwner = (email: string) =>
    call(`/organisation/${id}/invitation`, { email, role: 'owner' }, first.cookie);
  const invited = (await (await inviteOwner('maryam@production.example')).json()) as Invited;
  const second = await enter('invitation', invited.link, { name: 'مريم الكندية' });
  return { second, inviteOwner };
}

/** Makes the sessions as if five minutes had passed. */
const forgetStepUps = () =>
  writeBeside({ dataDir: server.folder, databaseUrl: null }, (db) =>
    db.updateTable('staff_sessions').set({ stepped_up_at: null, code_proven_at: null }).execute(),
  );

async function go(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await press(page, 'Enter');
}

/** Adds a passkey under a name; the device makes no second one. */
async function addPasskey(page: Page): Promise<void> {
  await go(page, words.add);
  const name = page.locator('#name');
  await tabTo(page, name);
  await expect(name).toHaveValue(/^Chrome, /);
  await press(page, 'Control+a');
  await type(page, 'حاسوب مريم');
  expect(await violations(page)).toEqual([]);
  await press(page, 'Enter');
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(page.getByText('حاسوب مريم', { exact: true })).toBeVisible();
  await go(page, words.add);
  await go(page, words.make);
  await expect(page.getByText(words.known)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await go(page, words.cancel);
}

/** Confirms in the dialog of a step-up, whose passkey has the focus. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.stepUp });
  await expect(dialog.getByRole('button', { name: words.use, exact: true })).toBeFocused();
  await expect(dialog.getByRole('button', { name: words.useCode })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Enter');
  await expect(dialog).toHaveCount(0);
}

test('an owner adds a passkey, then signs in, steps up and approves with it, by keyboard alone', async ({
  page,
  context,
}) => {
  const { second, inviteOwner } = await twoOwners();
  const [name = '', value = ''] = second.cookie.split('=');
  await context.addCookies([{ name, value, url: server.adminOrigin }]);
  const { cdp, authenticatorId } = await plugIn(page);
  await page.goto(`${server.adminOrigin}/security`);
  await expect(heading(page, words.security)).toBeVisible();
  await addPasskey(page);

  await go(page, words.signOut);
  await expect(page).toHaveURL(/\/login$/);
  // A device that cannot check the person gives no passkey.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await go(page, words.signIn);
  await expect(page.getByText(words.unused)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await go(page, words.signIn);
  await expect(heading(page, words.needs)).toBeVisible();

  expect((await inviteOwner('yusuf@production.example')).status).toBe(202);
  await forgetStepUps();
  await tabTo(page, page.getByRole('link', { name: words.people, exact: true }));
  await press(page, 'Enter');
  await expect(heading(page, words.people)).toBeVisible();
  await tabTo(page, page.locator('#email'));
  await type(page, 'huda@production.example');
  await page.locator('#role').selectOption('judge');
  await go(page, words.invite);
  await confirm(page);
  await expect(page.locator('code')).toHaveText(/\/invitation#/);

  await page.goto(`${server.adminOrigin}/approvals`);
  await tabTo(page, page.getByRole('button', { name: /^موافقة: / }));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: words.approve, exact: true }));
  await press(page, 'Enter');
  // The step-up of a moment ago approves nothing: the passkey signs this act.
  await confirm(page);
  await expect(page.locator('code')).toHaveText(/\/invitation#/);

  await page.goto(`${server.adminOrigin}/security`);
  await tabTo(page, page.getByRole('button', { name: /^إزالة: .*حاسوب مريم/ }));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: words.remove, exact: true }));
  await press(page, 'Enter');
  await expect(page.getByText(words.removed)).toBeVisible();
  await go(page, words.signOut);
  await go(page, words.signIn);
  await expect(page.getByText(words.unknown)).toBeVisible();
});
