import { hash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { NAMED_PORTRAIT_SIZE, PORTRAIT_SIZES } from '../../domain/portraits.ts';
import { pictureSizes, PREVIEW_SIZE, previewAddress, type Picture } from './pictureSizes.ts';
import { newId } from './ids.ts';

const QUALITY = 62;
const PREVIEW_QUALITY = 76;
/** Versions of the recipes, part of each image's name: a changed recipe makes new names. */
const RECIPES = { portrait: 'portrait-1', picture: 'picture-1' } as const;

/**
 * Makes the small WebP copies of a portrait, without its metadata. An existing copy stays.
 * @returns the address of the middle size; the other sizes differ in the number, as `/images/{hash}-80.webp`
 */
export async function makePortrait(source: string, imagesDir: string): Promise<string> {
  const { bytes, name } = await readSource(source, imagesDir, 'portrait');
  for (const size of PORTRAIT_SIZES)
    await makeOnce(join(imagesDir, `${name}-${size}.webp`), () =>
      drawWebp(sharp(bytes).resize(size, size, { fit: 'cover' })),
    );
  return `/images/${name}-${NAMED_PORTRAIT_SIZE}.webp`;
}

/**
 * Makes the WebP copies of a wide picture and its crop for link previews. The crop is JPEG, because some
 * preview services read nothing newer. An existing copy stays.
 * @returns its name and size (px), from which `pictureSizes` and `previewAddress` derive the files
 */
export async function makePicture(source: string, imagesDir: string): Promise<Picture> {
  const { bytes, name } = await readSource(source, imagesDir, 'picture');
  const { width, height } = await sharp(bytes).metadata();
  const picture = { name, width, height };
  for (const size of pictureSizes(picture))
    await makeOnce(join(imagesDir, basename(size.url)), () =>
      drawWebp(sharp(bytes).resize(size.width, size.height)),
    );
  await makeOnce(join(imagesDir, basename(previewAddress(name))), () => drawPreview(sharp(bytes)));
  return picture;
}

/** The crop (JPEG bytes) for link previews. */
export const drawPreview = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize(PREVIEW_SIZE.width, PREVIEW_SIZE.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: 'white' })
    .jpeg({ quality: PREVIEW_QUALITY, mozjpeg: true })
    .toBuffer();

/** The bytes of a copy for the site. */
export const drawWebp = (image: Sharp): Promise<Buffer> =>
  image.webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer();

async function readSource(source: string, imagesDir: string, kind: keyof typeof RECIPES) {
  await mkdir(imagesDir, { recursive: true });
  const bytes = await readFile(source);
  const name = hash('sha256', Buffer.concat([Buffer.from(RECIPES[kind]), bytes]), 'hex').slice(0, 20);
  return { bytes, name };
}

async function makeOnce(target: string, make: () => Promise<Buffer>): Promise<void> {
  if (!(await exists(target))) await writeImage(target, await make());
}

/** Writes an image whole or not at all. Its folder must be there. */
export async function writeImage(target: string, bytes: Buffer): Promise<void> {
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
