import { connect } from 'node:net';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';

let world: AccountWorld;
let token: string;
beforeAll(async () => {
  world = await AccountWorld.start();
  token = await world.token(await world.lay());
});
afterAll(() => world.close());

const part = (headers: string, content = 'x') => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, content?: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (content: string) =>
  part(
    'Content-Disposition: form-data; name="profile_image"; filename="a.png"\r\nContent-Type: image/png',
    content,
  );
const end = '--b--\r\n';

async function send(body: string, type = 'multipart/form-data; boundary=b'): Promise<number> {
  world.clock.advance(60_000);
  const headers = { 'content-type': type };
  const response = await world.ask('/profile/updateProfile', { method: 'POST', body, headers, token });
  await response.text();
  return response.status;
}

describe('a broken form', () => {
  it.each<[string, string, number]>([
    ['is empty', '', 200],
    ['has no end', field('address'), 400],
    ['ends within its file', file('half').slice(0, -2), 400],
    ['ends within a header', '--b\r\nContent-Dispos', 400],
    ['has a boundary of another form', field('address') + end.replaceAll('b', 'c'), 400],
    ['names its field as part of every object', field('__proto__') + end, 400],
    ['names its field as a constructor', field('constructor') + end, 400],
    ['names no field', part('Content-Disposition: form-data') + end, 200],
    ['has thirty fields', field('address').repeat(30) + end, 400],
    ['has two files', file('x') + file('y') + end, 400],
    [
      'sends a field as JSON that is none',
      part('Content-Disposition: form-data; name="address"\r\nContent-Type: application/json', '{') + end,
      400,
    ],
    [
      'sends a field as an object',
      part('Content-Disposition: form-data; name="address"\r\nContent-Type: application/json', '{"a":1}') +
        end,
      200,
    ],
    ['sends a picture as a field', field('profile_image', 'text') + end, 200],
    [
      'sends a name as a file',
      part('Content-Disposition: form-data; name="full_name"; filename="a"') + end,
      200,
    ],
    ['has a field that goes on and on', field('address', 'x'.repeat(10_000)) + end, 422],
  ])('that %s', async (_what, body, status) => {
    expect(await send(body)).toBe(status);
  });

  it('is refused with a missing or overlong boundary', async () => {
    expect(await send(field('address') + end, 'multipart/form-data')).toBe(400);
    expect(await send(field('address') + end, `multipart/form-data; boundary=${'b'.repeat(5_000)}`)).toBe(
      400,
    );
  });

  it('of random bytes breaks nothing', async () => {
    const pieces = fc.constantFrom(
      '--b',
      '\r\n',
      '--',
      'Content-Disposition: form-data; name="a"',
      '"',
      '\u0000',
      'x',
      file('y'),
      end,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (made) => {
        expect([200, 400, 422]).toContain(await send(made.join('')));
      }),
      { numRuns: 60 },
    );
    expect((await world.ask('/profile', { token })).status).toBe(200);
  });
});

it('that is cut within a picture leaves nothing behind', async () => {
  const { hostname, port } = new URL(world.server.admin);
  world.clock.advance(60_000);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /profile/updateProfile HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n${file('half')}`,
        () => socket.destroy(),
      );
    });
    socket.on('close', () => resolve());
  });
  expect(await send(field('address', 'Muscat') + end)).toBe(200);
  const images = readdirSync(join(world.server.config.dataDir, 'images'), { withFileTypes: true }).map(
    ({ name }) => name,
  );
  expect(images).toEqual([]);
});
