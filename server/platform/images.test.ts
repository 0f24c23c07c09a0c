import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { PORTRAIT_SIZES } from '../../domain/portraits.ts';
import { makePortrait } from './images.ts';

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

it('makes each picture once, and leaves nothing half done', async () => {
  const [first, second] = await Promise.all([
    makePortrait(portrait('p02'), folder),
    makePortrait(portrait('p02'), folder),
  ]);
  const files = readdirSync(folder);
  expect(first).toBe(second);
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  expect(files).toHaveLength(2 * PORTRAIT_SIZES.length);
});

it('names a picture after its bytes', async () => {
  expect(await makePortrait(portrait('p01'), folder)).not.toBe(await makePortrait(portrait('p03'), folder));
});
