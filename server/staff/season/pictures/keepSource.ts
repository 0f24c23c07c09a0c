import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { isLargeEnough, widestCrop } from '../../../../domain/season/pictureShapes.ts';
import { PICTURE_MAX_PIXELS, PICTURE_STORED_WIDTH } from '../../../../domain/season/seasonLimits.ts';
import { writeImage } from '../../../platform/images.ts';
import { sourceFile } from '../../../platform/seasonPictures.ts';
import type { PictureFault, PictureMade, PictureTask } from './pictureTask.ts';

const QUALITY = 90;
const kinds = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif']);
const limits = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 } as const;

/**
 * Draws a picture anew, upright and at most as large as its copies need, so that nothing but its pixels stays: no metadata,
 * no hidden content.
 */
export async function keepSource(
  bytes: Buffer,
  { id, folder }: Extract<PictureTask, { kind: 'keep' }>,
): Promise<PictureMade> {
  const fault = await faultOf(bytes).catch((): PictureFault => 'pictureDamaged');
  if (fault) return { kind: 'refused', fault };
  try {
    const { width, height } = await sharp(bytes, limits).metadata().then(uprightSize);
    const widest = widestCrop('wide', { width, height });
    const scale = Math.min(1, PICTURE_STORED_WIDTH / widest);
    const { data, info } = await sharp(bytes, limits)
      .autoOrient()
      .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
      .webp({ quality: QUALITY, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    await writeImage(join(folder, sourceFile(id)), data);
    return { kind: 'made', width: info.width, height: info.height };
  } catch {
    return { kind: 'refused', fault: 'pictureDamaged' };
  }
}

/** What is wrong with a picture, apart from damage that shows only when it is drawn. */
async function faultOf(bytes: Buffer): Promise<PictureFault | undefined> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!kinds.has(mime)) return 'pictureKind';
  if (mime === 'image/apng' || isImageSequence(bytes)) return 'pictureAnimated';
  const facts = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
  if ((facts.pages ?? 1) > 1) return 'pictureAnimated';
  const size = uprightSize(facts);
  if (size.width * size.height > PICTURE_MAX_PIXELS) return 'picturePixels';
  return isLargeEnough(size) ? undefined : 'pictureSmall';
}

/** An AVIF file with several pictures says so in its brand. */
const isImageSequence = (bytes: Buffer) => bytes.toString('latin1', 4, 12) === 'ftypavis';

const uprightSize = ({ autoOrient }: { autoOrient: { width: number; height: number } }) => autoOrient;
