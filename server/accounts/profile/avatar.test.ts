import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfileUpdateReply } from '../../../domain/contract.ts';
import { AVATAR_MAX_BYTES } from '../../../domain/limits.ts';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import {
  errorsOf,
  readProfile,
  sendProfile,
  type SentProfile,
} from '../../../tests/support/accounts/sentProfile.ts';

let world: AccountWorld;
let token: string;
beforeAll(async () => {
  world = await AccountWorld.start();
  token = await world.token(await world.lay());
});
afterAll(() => world.close());

const send = (sent: Omit<SentProfile, 'token'>) => sendProfile(world, { token, ...sent });
const profile = () => readProfile(world, token);

const pictureOf = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff', edge = 64) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#c2125c' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .toFormat(format)
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

/** A HEIC picture, green at its left and pink at its right. */
const phonePicture = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../tests/support/accounts/phonePicture.heic')),
);

describe('a picture', () => {
  const images = () => join(world.server.config.dataDir, 'images');

  it.each(['jpeg', 'png', 'webp'] as const)(
    'of type %s is redrawn small, with nothing but pixels',
    async (format) => {
      const response = await send({ picture: await pictureOf(format, 900) });
      const { data } = (await response.json()) as ProfileUpdateReply;
      expect(data.image_url).toMatch(/^\/images\/[0-9a-f]{20}-160\.webp$/);
      const served = await fetch(`${world.server.site}${data.image_url}`);
      const bytes = Buffer.from(await served.arrayBuffer());
      const { width, height, format: made, exif } = await sharp(bytes).metadata();
      expect([served.status, width, height, made, exif]).toEqual([200, 160, 160, 'webp', undefined]);
      expect((await profile()).image_url).toBe(data.image_url);
      for (const size of [80, 352])
        expect(existsSync(join(images(), `${data.image_url?.slice(8, 28)}-${size}.webp`))).toBe(true);
    },
  );

  it('leaves no temporary file and no trace of its name', () => {
    const names = readdirSync(images());
    expect(names.filter((name) => !/^[0-9a-f]{20}-\d+\.webp$/.test(name))).toEqual([]);
    expect(names.some((name) => readFileSync(join(images(), name)).includes('secret-place'))).toBe(false);
  });

  it('of a phone, which is HEIC, is redrawn as well', async () => {
    const response = await send({ picture: phonePicture });
    const { data } = (await response.json()) as ProfileUpdateReply;
    const served = await fetch(`${world.server.site}${data.image_url}`);
    const { data: pixels, info } = await sharp(Buffer.from(await served.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const green = (x: number, y: number) => pixels[(y * info.width + x) * info.channels + 1]!;
    expect([info.width, green(20, 80) > 90, green(140, 80) > 90]).toEqual([160, true, false]);
  });

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>';
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
    ['text', () => new TextEncoder().encode('no picture')],
    ['SVG', () => new TextEncoder().encode(svg)],
    ['GIF', () => pictureOf('gif')],
    ['TIFF', () => pictureOf('tiff')],
    ['half a picture of a phone', () => phonePicture.slice(0, 300)],
    ['half a picture', async () => (await pictureOf('png', 400)).slice(0, 200)],
    ['a page that calls itself a picture', () => new TextEncoder().encode('\u0089PNG\r\n<script>')],
    ['more pixels than anybody has', () => pictureOf('png', 7_200)],
  ])('that is %s is refused, and changes nothing', async (_what, make) => {
    const before = await profile();
    const response = await send({ picture: await make(), fields: { address: 'Nowhere' } });
    expect([response.status, await errorsOf(response)]).toEqual([
      422,
      { profile_image: ['This file is no picture that can be read. Choose a JPEG, PNG, WebP or HEIC.'] },
    ]);
    expect(await profile()).toEqual(before);
  });

  it('of the largest allowed size is accepted', async () => {
    const response = await send({ picture: new Uint8Array(AVATAR_MAX_BYTES) });
    expect([response.status, await errorsOf(response)]).toEqual([
      422,
      { profile_image: ['This file is no picture that can be read. Choose a JPEG, PNG, WebP or HEIC.'] },
    ]);
  });

  it('of one byte more is refused at its field', async () => {
    const response = await send({ picture: new Uint8Array(AVATAR_MAX_BYTES + 1) });
    expect([response.status, await errorsOf(response)]).toEqual([
      422,
      { profile_image: ['The picture must be smaller than 5 MB.'] },
    ]);
  });
});
