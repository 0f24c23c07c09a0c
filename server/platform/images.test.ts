import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { PORTRAIT_SIZES } from '../../domain/portraits.ts';
import { makePicture, makePortrait } from './images.ts';
import { pictureSizes, previewAddress, PREVIEW_SIZE } from './pictureSizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawt-images-'));
afterAll(() => rmSync(folder, { recursive: true }));
const portrait = (name: string) => join(import.meta.dirname, `../../artwork/portraits/${name}.webp`);

it('makes a small square of each size, a few kilobytes each', async () => {
  const address = await makePortrait(portrait('p01'), folder);
  expect(address).toMatch(/^\/images\/[0-9a-f]{20}-160\.webp$/);
  for (const size of PORTRAIT_SIZES) {
    const file = join(folder, address.replace('/images/', '').replace('-160', `-${size}`));
    const { width, height, format } = await sharp(readFileSync(file)).metadata();
    expect([width, height, format]).toEqual([size, size, 'webp']);
    expect(statSync(file).size).toBeLessThan(size > 160 ? 8_192 : 4_096);
  }
});

it('makes each picture once, and leaves no partial file', async () => {
  const [first, second] = await Promise.all([
    makePortrait(portrait('p02'), folder),
    makePortrait(portrait('p02'), folder),
  ]);
  const files = readdirSync(folder);
  expect(first).toBe(second);
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  expect(files).toHaveLength(2 * PORTRAIT_SIZES.length);
});

it('makes a wide picture in three widths and a crop for previews, a few kilobytes each', async () => {
  const picture = await makePicture(
    join(import.meta.dirname, '../../artwork/scenes/03-oud-bahr.webp'),
    folder,
  );
  const sizes = pictureSizes(picture);
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [480, 270],
    [960, 540],
    [1_600, 900],
  ]);
  const fileOf = (address: string) => join(folder, address.replace('/images/', ''));
  for (const { url, width, height } of sizes) {
    expect(await sharp(readFileSync(fileOf(url))).metadata()).toMatchObject({
      width,
      height,
      format: 'webp',
    });
    expect(statSync(fileOf(url)).size).toBeLessThan(width * 20);
  }
  const preview = fileOf(previewAddress(picture.name));
  expect(await sharp(readFileSync(preview)).metadata()).toMatchObject({ ...PREVIEW_SIZE, format: 'jpeg' });
  expect(statSync(preview).size).toBeLessThan(60_000);
});

it('enlarges no picture', async () => {
  const small = join(folder, 'small.png');
  await sharp({ create: { width: 500, height: 300, channels: 3, background: '#123456' } }).toFile(small);
  const picture = await makePicture(small, folder);
  expect(pictureSizes(picture).map(({ width, height }) => [width, height])).toEqual([
    [480, 288],
    [500, 300],
  ]);
});

it('drops all other data of the file', async () => {
  const photo = join(folder, 'photo.jpg');
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#654321' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toFile(photo);
  const picture = await makePicture(photo, folder);
  const addresses = [...pictureSizes(picture).map(({ url }) => url), previewAddress(picture.name)];
  for (const address of addresses) {
    const bytes = readFileSync(join(folder, address.replace('/images/', '')));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Somebody')).toBe(false);
  }
});

it('names a picture after its bytes', async () => {
  expect(await makePortrait(portrait('p01'), folder)).not.toBe(await makePortrait(portrait('p03'), folder));
});
