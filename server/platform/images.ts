import { hash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { NAMED_PORTRAIT_SIZE, PORTRAIT_SIZES } from '../../domain/portraits.ts';
import { newId } from './ids.ts';

const QUALITY = 62;
/** Part of the name, so that another way of making images makes other names. */
const RECIPE = 'portrait-1';

/**
 * Makes the small WebP copies of a portrait, without whatever else the file held. A copy that is there stays.
 * @returns the address of the middle one; the others have their size in its place: `/images/{hash}-80.webp`
 */
export async function makePortrait(source: string, imagesDir: string): Promise<string> {
  await mkdir(imagesDir, { recursive: true });
  const bytes = await readFile(source);
  const name = hash('sha256', Buffer.concat([Buffer.from(RECIPE), bytes]), 'hex').slice(0, 20);
  for (const size of PORTRAIT_SIZES) {
    const target = join(imagesDir, `${name}-${size}.webp`);
    if (await exists(target)) continue;
    const image = await sharp(bytes)
      .resize(size, size, { fit: 'cover' })
      .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
      .toBuffer();
    await writeWhole(target, image);
  }
  return `/images/${name}-${NAMED_PORTRAIT_SIZE}.webp`;
}

async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  const staged = `${target}.${newId()}.part`;
  await writeFile(staged, bytes);
  await rename(staged, target);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
