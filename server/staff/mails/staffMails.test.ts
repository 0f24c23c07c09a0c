import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Invited } from '../../../domain/staff/staffContract.ts';
import { startMailServer, type MailServer } from '../../../tests/support/outside/mailServer.ts';
import { readMail } from '../../../tests/support/outside/readMail.ts';
import { resetCalls } from '../../../tests/support/resets/resetCalls.ts';
import { layNewOwner, layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';

const DAY = 86_400_000;
/** As long as the sender waits between two looks. */
const LOOK = 2_000;

let mail: MailServer;
let world: StaffWorld;
let first: Person & { organisation: string };
let owner: Person & { organisation: string };
beforeAll(async () => {
  mail = await startMailServer();
  world = await StaffWorld.start({ mail: { url: mail.url, from: 'Sawt <no-reply@vote.example>' } });
  first = await world.setUp();
});
beforeEach(async () => {
  await world.server.app.staff.rest();
  await world.beside.deleteFrom('staff_mails').execute();
  mail.taken.splice(0);
  owner = await layNewOwner(world);
});
afterAll(async () => {
  await world.close();
  await mail.close();
});

const ask = async (path: string, asked = {}) =>
  world.ask(`/organisation/${owner.organisation}${path}`, { browser: owner.browser, ...asked });
const invite = async (language = 'en', role = 'judge') =>
  read<Invited>(
    await ask('/invitation', {
      body: { email: 'Huda@Example.om', role },
      headers: { 'accept-language': language },
    }),
  );
async function work(): Promise<void> {
  world.clock.advance(LOOK);
  world.server.app.staff.tick();
  await world.server.app.staff.rest();
}
const states = async () =>
  (await world.server.store.database.selectFrom('staff_mails').select('state').execute())
    .map(({ state }) => state)
    .toSorted();

it('an invitation goes to the person by e-mail, in the language of the page', async () => {
  // Its organisation has a name in each language.
  owner = { ...first, browser: await world.layBrowser(first) };
  const english = await invite();
  await work();
  const arabic = await invite('ar', 'screener');
  await work();
  expect([english.is_mailed, arabic.is_mailed]).toEqual([true, true]);
  expect(mail.taken.map(readMail)).toEqual([
    {
      to: ['Huda@example.om'],
      id: expect.stringMatching(/^<[\w-]{22}@vote\.example>$/),
      language: 'en',
      subject: '\u2068Oman TV\u2069 invites you to Sawt',
      text: expect.stringContaining(`\n\n${english.link}\n\n`),
    },
    {
      to: ['Huda@example.om'],
      id: expect.any(String),
      language: 'ar',
      subject: 'دعوة من \u2068تلفزيون عُمان\u2069 إلى منصة صوت',
      text: expect.stringContaining(`\n\n${arabic.link}\n\n`),
    },
  ]);
  const words = mail.taken.map(readMail).map(({ text }) => text);
  expect(words[0]).toContain('\u2068Salma Al Harthy\u2069 invites you to work with \u2068Oman TV\u2069');
  expect(words.join()).not.toMatch(/{{|undefined/);
  const token = arabic.link.split('#')[1];
  expect((await world.ask('/invitation/check', { body: { token } })).status).toBe(200);
});

it('a link that is withdrawn or replaced before its e-mail leaves is not sent', async () => {
  const withdrawn = await invite();
  const gone = await ask(`/invitation/${withdrawn.invitation.id}`, { method: 'DELETE' });
  expect(gone.status).toBe(204);
  await invite();
  const { link } = await invite('en', 'screener');
  await work();
  expect([mail.taken.length, await states()]).toEqual([1, ['dropped', 'dropped', 'sent']]);
  expect(readMail(mail.taken[0]!).text).toContain(link);
});

it('an e-mail is deleted 30 days after it was sent, a waiting one is not', async () => {
  await invite();
  await work();
  const sent = world.clock.now();
  const { writer } = world.server.app.live;
  await invite('en', 'screener');
  await writer.submit('sweepStaffMails', sent + 30 * DAY - 1);
  expect(await states()).toEqual(['due', 'sent']);
  await writer.submit('sweepStaffMails', sent + 30 * DAY);
  expect(await states()).toEqual(['due']);
});

it('an installation without a mail server says that the link is not sent', async () => {
  const without = await StaffWorld.start();
  const { organisation, browser } = await without.setUp();
  const path = `/organisation/${organisation}/invitation`;
  const asked = { body: { email: 'huda@example.om', role: 'judge' }, browser };
  expect((await read<Invited>(await without.ask(path, asked))).is_mailed).toBe(false);
  await without.close();
});

it('the link of a reset goes to the person by e-mail, with who started it and how to stop it', async () => {
  const second = await layPerson(world, owner.organisation, 'owner');
  const judge = await layPerson(world, owner.organisation, 'judge');
  const calls = resetCalls(world, owner.organisation);
  await calls.started(judge, owner);
  const next = await calls.started(judge, owner);
  await work();
  const late = await calls.started(second, owner);
  await work();
  const [ofJudge, ofOwner, ...others] = mail.taken.map(readMail);
  expect(others).toEqual([]);
  expect([ofJudge!.to, ofJudge!.subject]).toEqual([[judge.email], 'Your access to Sawt is being reset']);
  expect(ofJudge!.text).toContain(
    `\u2068Salma Al Harthy\u2069 started a reset of your access to the staff pages of Sawt`,
  );
  expect(ofJudge!.text).toContain(`within 72 hours of the start:\n\n${next.link}\n\n`);
  expect(ofOwner!.text).toContain(
    `within 72 hours of the start, but not in the first 24 hours:\n\n${late.link}\n\n`,
  );
  expect(ofJudge!.text + ofOwner!.text).not.toMatch(/{{|undefined/);
  await read(await calls.complete(await calls.bodyOf(next.link)));
  await work();
  expect(readMail(mail.taken.at(-1)!)).toMatchObject({
    to: [judge.email],
    subject: 'Your access to Sawt was reset',
  });
});
