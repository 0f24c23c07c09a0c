import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../../../tests/support/accounts/accountWorld.ts';
import { metadataOf, newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

let world: AccountWorld;
let calls: UploadCalls;
let video: string;
let form: string;

beforeAll(async () => {
  world = await AccountWorld.start();
  calls = new UploadCalls(world);
  video = await calls.competition('choirs-of-the-season');
});
afterAll(() => world.close());
beforeEach(() => {
  form = newForm();
});

const content = new TextEncoder().encode('a song about the sea');
const folder = () => join(world.server.config.dataDir, 'staging/uploads');
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const about = (more: Record<string, string> = {}) => ({
  competition: video,
  form,
  filename: 'song.mp4',
  filetype: 'video/mp4',
  ...more,
});
const begun = (token?: string) => calls.begun({ bytes: content.length, metadata: about(), token });

describe('an upload', () => {
  it('states its protocol', async () => {
    const response = await world.ask('/uploads', { method: 'OPTIONS' });
    const named = ['tus-resumable', 'tus-version', 'tus-extension', 'tus-max-size'];
    expect([response.status, ...named.map((name) => response.headers.get(name))]).toEqual([
      204,
      '1.0.0',
      '1.0.0',
      'creation,expiration,termination',
      '500000000',
    ]);
  });

  it('begins at an address without a host, and waits 15 minutes for its first byte', async () => {
    const response = await calls.begin({
      bytes: content.length,
      metadata: about(),
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const expires = Date.parse(response.headers.get('upload-expires') ?? '');
    expect([response.status, response.headers.get('location'), expires - world.clock.now()]).toEqual([
      201,
      expect.stringMatching(/^\/api\/uploads\/[A-Za-z0-9_-]{22}$/),
      15 * 60_000,
    ]);
  });

  it('continues where it stopped, and holds the sent bytes', async () => {
    const id = await begun();
    const parts = [content.slice(0, 7), content.slice(7)];
    const first = await calls.call('PATCH', id, { offset: 0, content: parts[0] });
    expect([first.status, first.headers.get('upload-offset'), await calls.offset(id)]).toEqual([204, '7', 7]);
    const last = await calls.call('PATCH', id, { offset: 7, content: parts[1] });
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(content.length)]);
    const path = join(folder(), id);
    expect([await readFile(path, 'utf8'), (await stat(path)).mode & 0o777]).toEqual([
      'a song about the sea',
      0o600,
    ]);
  });

  it('ignores bytes for another offset', async () => {
    const id = await begun();
    await calls.call('PATCH', id, { offset: 0, content: content.slice(0, 7) });
    const response = await calls.call('PATCH', id, { offset: 3, content: content.slice(3) });
    expect([response.status, await codeOf(response), await calls.offset(id)]).toEqual([
      409,
      'upload_offset',
      7,
    ]);
  });

  it('takes no byte more than it declared', async () => {
    const id = await begun();
    const more = new Uint8Array(content.length + 1);
    expect((await calls.call('PATCH', id, { offset: 0, content: more })).status).toBe(413);
    expect(await calls.offset(id)).toBe(0);
  });

  it('is deleted with all its bytes when it is ended', async () => {
    const id = await begun();
    await calls.call('PATCH', id, { offset: 0, content: content.slice(0, 7) });
    expect((await calls.call('DELETE', id)).status).toBe(204);
    expect((await calls.call('HEAD', id)).status).toBe(404);
    expect((await readdir(folder())).filter((name) => name.startsWith(id))).toEqual([]);
  });

  it('expires after 15 minutes without a byte', async () => {
    const id = await begun();
    world.clock.advance(15 * 60_000);
    for (const method of ['HEAD', 'DELETE'] as const) expect((await calls.call(method, id)).status).toBe(410);
    expect((await calls.call('PATCH', id, { offset: 0, content })).status).toBe(410);
  });

  it('keeps the secret of its form to itself', async () => {
    const id = await begun();
    const kept = await readFile(join(folder(), `${id}.json`), 'utf8');
    const said = (await calls.call('HEAD', id)).headers.get('upload-metadata');
    expect(said).toBe(metadataOf({ filename: 'song.mp4', filetype: 'video/mp4' }));
    expect(kept).not.toContain(form);
  });
});

describe('an upload of a signed-in candidate', () => {
  it('belongs to that candidate alone', async () => {
    const token = await world.token(await world.lay());
    const other = await world.token(await world.lay());
    const id = await begun(token);
    const statuses = async (method: 'HEAD' | 'PATCH' | 'DELETE') => {
      const parts = method === 'PATCH' ? { offset: 0, content } : {};
      const tokens = [undefined, 'swt_nobody', other, token];
      const answers = [];
      for (const each of tokens)
        answers.push((await calls.call(method, id, { ...parts, token: each })).status);
      return answers;
    };
    expect(await statuses('HEAD')).toEqual([401, 401, 404, 200]);
    expect(await statuses('PATCH')).toEqual([401, 401, 404, 204]);
    expect(await statuses('DELETE')).toEqual([401, 401, 404, 204]);
  });
});

describe('the server refuses an upload', () => {
  it.each<[string, number, string, Record<string, string>, number?]>([
    ['for a competition that nobody knows', 404, 'unknown_competition', { competition: 'A'.repeat(22) }],
    ['for an entry, without being signed in', 401, 'unauthenticated', { entry: 'A'.repeat(22) }],
    ['of a program', 415, 'media_type', { filename: 'song.exe' }],
    ['of a program called a song', 415, 'media_type', { filename: 'song.exe.mp4' }],
    ['of a program that is turned round', 415, 'media_type', { filename: 'song\u202e4pm.exe' }],
    ['of a program behind a dot', 415, 'media_type', { filename: 'song.exe. ' }],
    ['of what is no media', 415, 'media_type', { filetype: 'image/svg+xml' }],
    ['of sound where video is wanted', 415, 'media_type', { filetype: 'audio/mpeg' }],
    ['that is larger than the competition takes', 413, 'media_too_large', {}, 200_000_001],
    ['of nothing', 400, 'bad_request', {}, 0],
    ['with more words than were agreed', 400, 'bad_request', { color: 'red' }],
    ['for a form whose key is none', 400, 'bad_request', { form: 'short' }],
  ])('%s', async (_what, status, code, metadata, bytes = 20) => {
    const response = await calls.begin({ bytes, metadata: about(metadata) });
    expect([response.status, await codeOf(response)]).toEqual([status, code]);
  });

  it('and says how large media may be', async () => {
    const response = await calls.begin({ bytes: 200_000_001, metadata: about() });
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(errors).toEqual({ media_file: ['The file must be at most 200 MB.'] });
  });

  it.each([
    ['a-new-song', 'registration_not_open'],
    ['the-spoken-word', 'registration_closed'],
  ])('where registration is not open, as for %s', async (slug, code) => {
    const metadata = about({ competition: await calls.competition(slug) });
    const response = await calls.begin({ bytes: 20, metadata });
    expect([response.status, await codeOf(response)]).toEqual([403, code]);
  });

  it.each<[string, Record<string, string>]>([
    ['a key twice', { 'upload-metadata': `${metadataOf({ form: 'x' })},${metadataOf({ form: 'y' })}` }],
    ['a key of every object', { 'upload-metadata': '__proto__ eA==,constructor eA==' }],
    ['no base64', { 'upload-metadata': 'filename *' }],
    ['no length', { 'upload-length': 'x' }],
    ['a length that comes later', { 'upload-length': '', 'upload-defer-length': '1' }],
    ['a negative length', { 'upload-length': '-1' }],
    ['a length of more digits than there are', { 'upload-length': '9'.repeat(40) }],
  ])('with %s', async (_what, headers) => {
    const response = await calls.begin({ bytes: 20, metadata: about(), headers });
    expect(response.status).toBe(400);
  });

  it('in another version of the protocol', async () => {
    const response = await calls.begin({
      bytes: 20,
      metadata: about(),
      headers: { 'tus-resumable': '0.2.2' },
    });
    expect([response.status, response.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  });

  it('for a form that has begun ten', async () => {
    for (let count = 0; count < 10; count += 1) await begun();
    const response = await calls.begin({ bytes: 20, metadata: about() });
    expect([response.status, await codeOf(response)]).toEqual([429, 'too_many_uploads']);
  });

  it('from an address with thirty waiting', async () => {
    const browser = newBrowser();
    const statuses = [];
    for (let count = 0; count < 31; count += 1) {
      const metadata = about({ form: newForm() });
      statuses.push((await calls.begin({ bytes: 20, metadata, browser })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
  });
});

describe('an invalid address', () => {
  it.each([
    '..%2f..%2fdb%2fsawt.db',
    '%00',
    'A%00',
    'a/b',
    'a%5cb',
    '%2e%2e',
    'A'.repeat(22),
    `${'A'.repeat(22)}.json`,
    'A'.repeat(90),
  ])('such as %s leads nowhere', async (id) => {
    const answers = [
      await calls.call('HEAD', id),
      await calls.call('PATCH', id, { offset: 0, content }),
      await calls.call('DELETE', id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
