import { connect, type Socket } from 'node:net';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountWorld, newBrowser } from '../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../tests/support/entries/uploadCalls.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { MediaConfig } from '../media/mediaSettings.ts';
import { type MeasureSpace, databaseReserve, filesReserve } from '../platform/storage/diskSpace.ts';

const TOTAL = 10 * 1_073_741_824;

/** A disk with `room` bytes for candidates' files, less what is in staging. */
const smallDisk =
  (room: number): MeasureSpace =>
  async (folder) => ({
    free: filesReserve(TOTAL) + room - (await bytesBelow(join(folder, 'staging'))),
    total: TOTAL,
  });

/** A disk with only `above` bytes more than what is reserved for the database. */
const fullerDisk =
  (above: number): MeasureSpace =>
  async () => ({ free: databaseReserve(TOTAL) + above, total: TOTAL });

async function bytesBelow(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    found.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const MB = 1_000_000;
let world: AccountWorld;
let calls: UploadCalls;
let competition: string;
const sockets: Socket[] = [];

async function start(
  measure: MeasureSpace,
  config: Partial<PlatformConfig & MediaConfig> = {},
): Promise<void> {
  world = await AccountWorld.start({ ffmpegPath: null, ...config }, undefined, undefined, measure);
  calls = new UploadCalls(world);
  competition = await calls.competition('player-of-the-season');
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await world.close();
});

const about = () => ({ competition, form: newForm(), filename: 'song.wav', filetype: 'audio/wav' });
const ready = async () => {
  world.clock.advance(1_000);
  return (await fetch(`${world.server.site}/readyz`)).status;
};

/**
 * Begins to send a form of `declared` bytes, stops after `bytes` and keeps the connection.
 * @returns the status line of the answer, if one comes
 */
function startForm(
  address: string,
  declared: number,
  bytes: number,
): { answer: Promise<string>; socket: Socket } {
  const { hostname, port } = new URL(world.server.site);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  const part =
    '--b\r\nContent-Disposition: form-data; name="media_file"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n';
  const head =
    `POST /api/signup HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${declared}\r\n\r\n`;
  socket.write(head + part);
  socket.write(Buffer.alloc(bytes, 'x'));
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
  socket.on('error', () => resolve('cut'));
  return { answer, socket };
}

describe('forms that declare more than they send', () => {
  it('share the free space, and leave the server ready', async () => {
    await start(smallDisk(5 * MB));
    const forms = [1, 2, 3, 4].map((each) => startForm(`192.0.2.${each}`, 4 * MB, 3 * MB));
    expect(await Promise.race(forms.map(({ answer }) => answer))).toBe('HTTP/1.1 503 Service Unavailable');
    expect(await ready()).toBe(200);
  });

  it('from one address are limited', async () => {
    await start(smallDisk(1_000 * MB));
    const forms = Array.from({ length: 7 }, () => startForm('192.0.2.1', 4 * MB, 1_000));
    expect(await Promise.race(forms.map(({ answer }) => answer))).toBe('HTTP/1.1 429 Too Many Requests');
    const form = formOf(
      { ...person(), comp_id: competition },
      { media_file: song(), id_passport_url: passport() },
    );
    expect((await signUp(world, form, { browser: newBrowser() })).status).toBe(200);
  });
});

it("keeps the server ready while candidates' files have no room", async () => {
  await start(fullerDisk(MB));
  expect((await calls.begin({ bytes: 20, metadata: about() })).status).toBe(503);
  expect(await ready()).toBe(200);
});

describe('uploads that began and never sent', () => {
  it('take nothing from an honest candidate, whatever their number and size', async () => {
    await start(smallDisk(4_000 * MB));
    const begin = async (_: unknown, count: number) => {
      const browser = { address: `2001:db8:${count % 6}::1` };
      return (await calls.begin({ bytes: 200 * MB, metadata: about(), browser })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 179 }, begin));
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect((await calls.begin({ bytes: 200 * MB, metadata: about() })).status).toBe(201);
  });

  it('end after 15 minutes, while one with bytes stays 48 hours after its last one', async () => {
    await start(smallDisk(4_000 * MB));
    const [empty, begun] = [
      await calls.begun({ bytes: 20, metadata: about() }),
      await calls.begun({ bytes: 20, metadata: about() }),
    ];
    await calls.call('PATCH', begun, { offset: 0, content: new Uint8Array(10) });
    world.clock.advance(15 * 60_000);
    const statuses = async () =>
      Promise.all([empty, begun].map(async (id) => (await calls.call('HEAD', id)).status));
    expect(await statuses()).toEqual([410, 200]);
    world.clock.advance(47 * 3_600_000);
    await calls.call('PATCH', begun, { offset: 10, content: new Uint8Array(5) });
    world.clock.advance(48 * 3_600_000 - 1);
    expect((await calls.call('HEAD', begun)).status).toBe(200);
    world.clock.advance(1);
    expect((await calls.call('HEAD', begun)).status).toBe(410);
  });
});

describe('the bytes of one network', () => {
  const fill = async (address: string, bytes: number): Promise<number> => {
    const begun = await calls.begin({ bytes, metadata: about(), browser: { address } });
    if (begun.status !== 201) return begun.status;
    const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
    return (await calls.call('PATCH', id, { offset: 0, content: new Uint8Array(bytes) })).status;
  };

  it('have a quota, and its neighbours do not pay for it', async () => {
    await start(smallDisk(4_000 * MB), { uploadNetworkBytes: 4 * MB });
    expect(await fill('192.0.2.1', 2 * MB)).toBe(204);
    expect(await fill('192.0.2.1', 3 * MB)).toBe(429);
    expect(await fill('192.0.2.2', 3 * MB)).toBe(204);
  });

  it('count for IPv6 per /64, /56 and /48', async () => {
    await start(smallDisk(4_000 * MB), { uploadNetworkBytes: 4 * MB });
    const statuses: number[] = [];
    for (const subnet of ['100', '101', '102', '200', '300', '400'])
      statuses.push(await fill(`2001:db8:1:${subnet}::1`, 3_500_000));
    expect(statuses).toEqual([204, 204, 429, 204, 204, 429]);
    expect(await fill('2001:db8:2::1', 3_500_000)).toBe(204);
  });

  it('over the quota get a refusal in both languages, with a next step', async () => {
    await start(smallDisk(4_000 * MB), { uploadNetworkBytes: MB });
    const browser = newBrowser();
    expect(await fill(browser.address, MB)).toBe(204);
    const said = async (language: string) => {
      const headers = { 'accept-language': language };
      const response = await calls.begin({ bytes: MB, metadata: about(), browser, headers });
      return [response.headers.get('retry-after'), ((await response.json()) as { message: string }).message];
    };
    expect(await said('en')).toEqual([
      '3600',
      'Too many uploads wait from you or your network. Finish or cancel one, or try again later.',
    ]);
    expect((await said('ar'))[1]).toContain('يُرجى إتمام إحداها');
  });
});
