import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../tests/support/accounts/accountWorld.ts';
import type { LaidAccount } from '../tests/support/accounts/accountFixture.ts';
import { formOf, passport, person, signUp, song } from '../tests/support/entries/entryForms.ts';
import { rawHttp } from '../tests/support/servers/rawHttp.ts';
import { sendSms } from '../tests/support/voting/sendSms.ts';
import { newForm, UploadCalls } from '../tests/support/entries/uploadCalls.ts';

/** Texts that people typed or sent; no line of the log may contain any of them. */
const canaries = {
  name: 'Canary Al Balushi',
  civilId: '70001234',
  email: 'canary@example.om',
  phone: '96890001234',
  address: 'Canary Street 9',
  password: 'Canary-secret-1',
  fileName: 'canary passport.png',
  text: '301 canary',
  query: 'canary-in-a-query',
  path: 'canary-in-a-path',
  header: 'canary-in-a-header',
  raw: 'canary-in-no-request',
};
const allowed = `level ts event request_id route method status ms bytes network user
  code reason detail where message kind channel attempts`.split(/\s+/);

let world: AccountWorld;
let account: LaidAccount;
let token: string;

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  account = await world.lay({ full_name: canaries.name, civil_id: '70009999' });
  const uploads = new UploadCalls(world);
  const competition = await uploads.competition('player-of-the-season');
  const typed = {
    ...person(),
    full_name: canaries.name,
    civil_id: canaries.civilId,
    email: canaries.email,
    phone_number: `+${canaries.phone}`,
    address: canaries.address,
    comp_id: competition,
  };
  const files = { media_file: song(), id_passport_url: { ...passport(), name: canaries.fileName } };
  for (const again of [typed, { ...typed, civil_id: `${canaries.civilId}x` }])
    await signUp(world, formOf(again, files), { key: newForm() });
  await world.work();
  const { civilId: civil_id, password } = canaries;
  await world.ask('/login', { body: { civil_id, password } });
  await world.ask('/login', { body: { civil_id: { [canaries.query]: 1 }, password } });
  await world.ask('/forgot-password', { body: { civil_id, contact_method: 'email' } });
  await world.work();
  await world.ask('/reset-password', { body: { token: world.linkTo(canaries.email), password } });
  token = await world.token(account);
  const headers = { cookie: `sawt_login=${canaries.header}`, 'user-agent': canaries.header };
  await world.ask(`/profile?token=${canaries.query}`, { token, headers });
  await world.ask(`/competition/details/${canaries.path}?q=${canaries.query}`);
  await world.ask(`/${canaries.path}`, { body: canaries.text, token: canaries.header });
  await world.ask('/voter/vote', {
    body: { email: canaries.email, phone: canaries.phone, entry_id: 'x', votes_count: 2, currency_id: 1 },
  });
  const { site } = world.server;
  await sendSms(site, world.clock, { text: canaries.text, from: `+${canaries.phone}` });
  await sendSms(site, world.clock, {
    text: canaries.text,
    from: canaries.phone,
    headers: { 'x-signature': 'no' },
  });
  const metadata = { competition, filename: canaries.fileName, filetype: 'audio/wav' };
  await uploads.begin({ bytes: 10, token, metadata });
  await rawHttp(site, `${canaries.raw}\r\n\r\n`);
});
afterAll(() => world.close());

const lines = () => world.server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('has a line for every request', () => {
    const routes = new Set(lines().map(({ route }) => route));
    for (const route of ['/api/login', '/api/signup', '/api/profile', '/api/voter/vote', 'unmatched'])
      expect(routes).toContain(route);
  });

  it.each(Object.entries(canaries))('never holds a %s', (_, canary) => {
    expect(world.server.logLines.filter((line) => line.includes(canary))).toEqual([]);
  });

  it('never holds a token, or the civil id and the names of an account', () => {
    const text = world.server.logLines.join('');
    for (const secret of [token, account.civil_id, account.email ?? '', 'جواز', 'Bearer'])
      expect(text).not.toContain(secret);
  });

  it('has no field beyond the allowed ones', () => {
    const fields = new Set(lines().flatMap((line) => Object.keys(line)));
    expect([...fields].filter((field) => !allowed.includes(field))).toEqual([]);
  });

  it('names a signed-in candidate by id alone', async () => {
    await world.ask('/profile', { token, browser: newBrowser() });
    await expect
      .poll(() => lines().findLast(({ route }) => route === '/api/profile')?.['user'])
      .toBe(account.user_id);
  });
});
