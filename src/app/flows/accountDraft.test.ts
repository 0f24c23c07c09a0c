import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountDraft, DraftRequest } from '../../../domain/contract.ts';
import { profile } from '../../../tests/support/accounts/accountFacts.ts';
import { detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { draftToKeep, filledRegistration } from '../../../tests/support/entries/registrationFacts.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';
import { writeAuth } from '../../api/authStore.ts';
import { createClient } from '../../api/client.ts';
import { latestUpload } from '../../api/uploads/uploadMemory.ts';
import { keepInAccount, takeAccountDraft } from './accountDraft.ts';
import { findDraft, writeDraft } from './keptDrafts.ts';

const path = '/arab-singing-star-2025/solo-singing/register';
const competition = detailsOf();
const owner = profile.id;
const form = { path, owner, competition, newest: false };
const { replaces: _, ...content } = draftToKeep;
const { signal } = new AbortController();
/** The server's clock is an hour ahead of the browser's. */
const serverNow = () => Date.now() + 3_600_000;

let server: TinyServer;
let inAccount: AccountDraft | null;
let asked: string[];

beforeEach(async () => {
  inAccount = null;
  asked = [];
  writeAuth({ user: { id: owner } as never, token: 'a-token', redirect: null });
  server = await startTinyServer((request, response) => {
    const date = { Date: new Date(serverNow()).toUTCString() };
    if (request.method === 'GET') return answerJson(response, 200, { data: inAccount }, date);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const { replaces, ...kept } = JSON.parse(Buffer.concat(chunks).toString()) as DraftRequest;
      const isOutdated = inAccount !== null && inAccount.version !== replaces;
      asked.push(`${kept.fields.full_name} after ${replaces}`);
      if (isOutdated) answerJson(response, 409, { message: '', code: 'draft_outdated', request_id: 'r' });
      else {
        const at = serverNow();
        inAccount = { ...kept, version: `v${asked.length}`, changed_at: at, kept_until: at };
        answerJson(response, 200, { data: inAccount });
      }
    });
  });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  return server.close();
});

const client = () => createClient({ base: server.base });
const onOvertaken = vi.fn<() => void>();
/** Types a name, and lets the page be hidden. */
async function type(full_name: string) {
  const values = { ...filledRegistration, full_name };
  const draft = { key: content.key, values, begun: null, competition: competition.id, owner };
  keepInAccount({ draft, client: client(), onOvertaken });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const count = asked.length;
  await expect.poll(() => asked.length).toBeGreaterThan(count);
}
const own = (at: number, full_name: string) =>
  writeDraft({
    path,
    owner,
    competition,
    key: 'the-key-of-this-browser',
    values: { full_name },
    unsure: false,
    begun: null,
    typed: true,
    at,
  });
const found = () => findDraft(path, owner, Date.now());
const changedAgo = (ms: number): AccountDraft => ({
  ...content,
  version: 'of-a-phone',
  changed_at: serverNow() - ms,
  kept_until: serverNow(),
});

it('A draft of another device comes into a browser without one, with the address of its upload', async () => {
  inAccount = changedAgo(60_000);
  await takeAccountDraft(client(), form, signal);
  expect(found()).toMatchObject({
    key: content.key,
    values: content.fields,
    version: 'of-a-phone',
    typed: true,
  });
  expect(latestUpload({ entry: null, form: content.key })).toMatchObject(content.upload!);
});

it.each([
  ['older', 120_000, content.key],
  ['newer', 10_000, 'the-key-of-this-browser'],
])('The %s draft of a browser is found by the clock of the server', async (_name, ago, key) => {
  own(Date.now() - ago, 'Here');
  inAccount = changedAgo(60_000);
  await takeAccountDraft(client(), form, signal);
  expect(found()?.key).toBe(key);
});

it('The draft that a candidate asks for replaces a newer one here, but only once the account answers', async () => {
  own(Date.now(), 'Here');
  inAccount = changedAgo(60_000);
  const newest = { ...form, newest: true };
  expect(await takeAccountDraft(createClient({ base: 'http://127.0.0.1:1' }), newest, signal)).toBe(false);
  expect(found()?.values).toEqual({ full_name: 'Here' });
  expect(await takeAccountDraft(client(), newest, signal)).toBe(true);
  expect(found()).toMatchObject({ key: content.key, version: 'of-a-phone' });
});

it('What is typed goes to the account, each version after the one before, and never the number of the document', async () => {
  await takeAccountDraft(client(), form, signal);
  await type('First');
  await type('Second');
  expect(asked).toEqual(['First after null', 'Second after v1']);
  expect(JSON.stringify(inAccount)).not.toContain(filledRegistration.civil_id);
});

it('A page that was overtaken says so once, and changes nothing in the account', async () => {
  await takeAccountDraft(client(), form, signal);
  await type('First');
  inAccount = changedAgo(0);
  await type('Stale');
  await expect.poll(() => onOvertaken.mock.calls.length).toBe(1);
  expect(inAccount.version).toBe('of-a-phone');
});

it("Its own version, whose answer was lost, does not count as another device's", async () => {
  await takeAccountDraft(client(), form, signal);
  await type('First');
  onOvertaken.mockClear();
  inAccount = { ...inAccount!, version: 'unheard' };
  await type('Second');
  await expect.poll(() => asked.at(-1)).toBe('Second after unheard');
  expect(onOvertaken).not.toHaveBeenCalled();
});
