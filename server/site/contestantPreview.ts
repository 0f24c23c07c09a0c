import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { PORTRAIT_SIZES, portraitStem } from '../../domain/portraits.ts';
import { replyError } from '../platform/http/errors.ts';
import { PREVIEW_SIZE } from '../platform/pictureSizes.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import { StorageError } from '../platform/storage/storageError.ts';
import { defaultPreview } from './defaultPreview.ts';

const FOLDER = '/images/contestants';
const PORTRAIT_PX = 420;
const RING_PX = 10;
const CACHED_BYTES = 16 * 1_024 * 1_024;

/** Address of a contestant's picture for link previews; the site's own picture without a portrait of ours. */
export function contestantPreview(imageUrl: string | null): string {
  const stem = imageUrl === null ? undefined : portraitStem(imageUrl);
  return stem === undefined ? defaultPreview.address : `${FOLDER}/${basename(stem)}.jpg`;
}

type Images = { folder: string; bucket: ObjectStore | undefined };

/** Registers the previews: the portrait in a gold ring before the stage. Each is made when first asked for. */
export function registerContestantPreviews(app: FastifyInstance, images: Images): void {
  // `fetch` makes a picture once for all who ask meanwhile.
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    fetchMethod: (name) => readPortrait(name, images).then((portrait) => portrait && drawPreview(portrait)),
  });
  app.get(`${FOLDER}/:file`, async (request, reply) => {
    const { file } = request.params as { file: string };
    const name = /^([0-9a-f]+)\.jpg$/.exec(file)?.[1];
    const made = name && (await cache.fetch(name));
    if (!made) return replyError(reply, 404, 'not_found');
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=31536000, immutable').send(made);
  });
}

/** The largest copy of a portrait; undefined where there is none. */
async function readPortrait(name: string, { folder, bucket }: Images): Promise<Buffer | undefined> {
  const file = `${name}-${Math.max(...PORTRAIT_SIZES)}.webp`;
  try {
    return await readFile(join(folder, file));
  } catch {
    return bucket?.read(`images/${file}`).then(buffer).catch(unlessMissing);
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof StorageError && error.reason === 'missing') return undefined;
  throw error;
}

const { width, height } = PREVIEW_SIZE;
const radius = PORTRAIT_PX / 2;
/** Heights (px) of the level bars beside the portrait, from the edge to the middle. */
const bars = [90, 150, 230, 130, 300, 200, 110];

const drawn = (at: number, tall: number) =>
  `<rect x="${at}" y="${(height - tall) / 2}" width="18" height="${tall}" rx="9" fill="#c2125c" opacity="0.55"/>`;

const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#17111c"/>
  ${bars.map((tall, index) => drawn(40 + index * 44, tall) + drawn(width - 58 - index * 44, tall)).join('')}
  <circle cx="${width / 2}" cy="${height / 2}" r="${radius + RING_PX}" fill="#d9a441"/>
</svg>`;

const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_PX}" height="${PORTRAIT_PX}">
  <circle cx="${radius}" cy="${radius}" r="${radius}"/>
</svg>`;

/** JPEG, because some preview services read nothing newer. */
async function drawPreview(portrait: Buffer): Promise<Buffer> {
  const round = await sharp(portrait)
    .resize(PORTRAIT_PX, PORTRAIT_PX, { fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(backdrop))
    .composite([{ input: round, gravity: 'centre' }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
