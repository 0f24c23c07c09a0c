import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The largest distance of two equal colours (0 to 1), and the share of pixels that may exceed it. */
const COLOUR_THRESHOLD = 0.1;
const DIFFERING_SHARE = 0.0002;

export type Comparison = { same: boolean; differing: number; beside: () => Promise<Buffer> };
type Pixels = { width: number; height: number; data: Buffer };

/** Compares a picture with the kept one; `beside` gives both and their difference side by side, as a PNG. */
export async function comparePictures(kept: Buffer | null, taken: Buffer): Promise<Comparison> {
  if (kept?.equals(taken)) return { same: true, differing: 0, beside: async () => taken };
  const size = await sharp(taken).metadata();
  const after = await pixelsOf(taken, size);
  const before = kept ? await pixelsOf(kept, size) : blank(after);
  const diff = blank(after);
  const differing = pixelmatch(before.data, after.data, diff.data, after.width, after.height, {
    threshold: COLOUR_THRESHOLD,
  });
  const alike = kept !== null && (await sizeOf(kept)) === `${after.width}x${after.height}`;
  return {
    same: alike && differing <= after.width * after.height * DIFFERING_SHARE,
    differing,
    beside: () => sideBySide([before, after, diff]),
  };
}

async function sizeOf(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  return `${width}x${height}`;
}

/** The pixels, cropped or padded to the given size. */
async function pixelsOf(picture: Buffer, { width, height }: { width: number; height: number }) {
  const kept = await sharp(picture).metadata();
  const cut = sharp(picture).extract({
    left: 0,
    top: 0,
    width: Math.min(width, kept.width),
    height: Math.min(height, kept.height),
  });
  const filled = sharp(await cut.png().toBuffer()).extend({
    right: width - Math.min(width, kept.width),
    bottom: height - Math.min(height, kept.height),
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return { width, height, data: await filled.ensureAlpha().raw().toBuffer() };
}

const blank = ({ width, height }: Pixels): Pixels => ({
  width,
  height,
  data: Buffer.alloc(width * height * 4),
});

async function sideBySide(pictures: readonly Pixels[]): Promise<Buffer> {
  const { width, height } = pictures[0]!;
  const gap = 16;
  return await sharp({
    create: { width: width * 3 + gap * 2, height, channels: 3, background: '#808080' },
  })
    .composite(
      pictures.map((pixels, index) => ({
        input: pixels.data,
        raw: { width, height, channels: 4 },
        left: index * (width + gap),
        top: 0,
      })),
    )
    .png()
    .toBuffer();
}
