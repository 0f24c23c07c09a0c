import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

let world: AccountWorld;
let audio: string;
beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  audio = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());

const part = (headers: string, content = 'x') => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, content?: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (name: string, content = 'x', filename = 'a.wav') =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: audio/wav`,
    content,
  );
const end = '--b--\r\n';

async function send(body: string): Promise<number> {
  world.clock.advance(60_000);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const response = await world.ask('/signup', { method: 'POST', body, headers });
  await response.text();
  return response.status;
}

async function leftBehind(): Promise<string[]> {
  const { dataDir } = world.server.config;
  const names = await Promise.all(
    ['staging/uploads', 'staging/parts', 'media', 'identity'].map((folder) =>
      readdir(join(dataDir, folder)).catch(() => []),
    ),
  );
  return names.flat();
}

describe('a broken registration', () => {
  it.each<[string, string | (() => string), number]>([
    ['is empty', '', 404],
    ['has no end', field('comp_id'), 400],
    ['ends within its file', file('media_file', 'half').slice(0, -2), 400],
    ['ends within a header', '--b\r\nContent-Dispos', 400],
    ['names its field as part of every object', field('__proto__') + end, 400],
    ['has forty fields', field('address').repeat(40) + end, 400],
    ['has four files', ['a', 'b', 'c', 'd'].map((name) => file(name)).join('') + end, 400],
    ['has files that nobody asked for', file('something') + end, 404],
    ['has its media twice', file('media_file') + file('media_file') + end, 404],
    ['has files that are fields', field('media_file') + field('id_passport_url') + end, 404],
    ['has files before its fields', () => file('media_file') + field('comp_id', audio) + end, 422],
  ])('that %s gets a reply, and leaves nothing behind', async (_what, body, status) => {
    expect(await send(typeof body === 'function' ? body() : body)).toBe(status);
    await expect.poll(leftBehind).toEqual([]);
  });

  it('of random bytes breaks nothing and leaves nothing behind', async () => {
    const names = fc.constantFrom(
      'media_file',
      'id_passport_url',
      'media_poster',
      'comp_id',
      'x',
      '',
      '\u0000',
    );
    const filenames = fc.constantFrom(
      'a.wav',
      '../../a.wav',
      'a.exe',
      '\u202egpj.exe',
      '',
      '\u0000',
      'ا.mp4',
    );
    const content = fc.oneof(fc.string({ maxLength: 300 }), fc.constant('RIFF'), fc.constant('--b\r\n'));
    const piece = fc.oneof(
      fc.tuple(names, content).map(([name, text]) => field(name, text)),
      fc.tuple(names, content, filenames).map((each) => file(...each)),
      fc.constant(end),
      fc.constant('--b'),
      fc.string({ maxLength: 80 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        expect([400, 404, 422]).toContain(await send(pieces.join('')));
      }),
      { numRuns: 120 },
    );
    await expect.poll(leftBehind).toEqual([]);
    expect((await world.ask('/event')).status).toBe(200);
  });

  it('that is cut within its file leaves nothing behind', async () => {
    const { hostname, port } = new URL(world.server.site);
    const head =
      'POST /api/signup HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
      'Content-Length: 5000000\r\n\r\n';
    const socket = connect(Number(port), hostname);
    socket.write(head + file('media_file', 'x'.repeat(500_000)).slice(0, -2));
    await expect.poll(leftBehind).toHaveLength(1);
    socket.destroy();
    await expect.poll(leftBehind).toEqual([]);
  });
});
