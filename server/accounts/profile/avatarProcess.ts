/**
 * Makes a portrait of the picture on standard input and prints its address; the argument is the images
 * folder. It runs as a process of its own, so that a hostile picture can crash only that.
 */
import { mkdir, unlink, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AVATAR_MAX_PIXELS } from '../../../domain/limits.ts';
import { makePortrait } from '../../platform/images.ts';
import { newId } from '../../platform/ids.ts';
import { UNREADABLE_EXIT } from './makeAvatar.ts';

/** The most pixels of a picture. One with more is a decompression bomb rather than a portrait. */
const MOST_PIXELS = 50_000_000;
const formats = new Set(['jpeg', 'png', 'webp']);
/** Pictures of phones, which sharp does not read (decision D197). */
const heif = /^image\/hei[cf]/;

const [imagesDir = ''] = process.argv.slice(2);
sharp.cache(false);

const clean = await cleanPicture(await buffer(process.stdin)).catch(() => undefined);
if (!clean) process.exit(UNREADABLE_EXIT);
await mkdir(imagesDir, { recursive: true });
const staged = join(imagesDir, `${newId()}.part`);
await writeFile(staged, clean, { mode: 0o600 });
const address = await makePortrait(staged, imagesDir).finally(() => unlink(staged));
console.log(JSON.stringify({ address }));

/**
 * Draws the picture anew, upright and scaled down, so that nothing but its pixels stays: no metadata, no
 * hidden content. Undefined for a format that is not accepted.
 */
async function cleanPicture(bytes: Buffer): Promise<Buffer | undefined> {
  const picture = await uprightPicture(bytes);
  return picture
    ?.resize(AVATAR_MAX_PIXELS, AVATAR_MAX_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

/** Undefined for a format that is not accepted. */
async function uprightPicture(bytes: Buffer): Promise<Sharp | undefined> {
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
  const found = await fileTypeFromBuffer(bytes);
  if (heif.test(found?.mime ?? '')) {
    // Loaded only for these: the decoder takes a fifth of a second.
    const { decodeHeif } = await import('./decodeHeif.ts');
    const pixels = await decodeHeif(bytes, MOST_PIXELS);
    return pixels && sharp(pixels.data, { ...limits, raw: { ...pixels, channels: 4 } });
  }
  const picture = sharp(bytes, limits);
  const { format } = await picture.metadata();
  return formats.has(format) ? picture.autoOrient() : undefined;
}
