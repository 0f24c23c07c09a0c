import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Crop, cropHeight, type Shape } from '../../../../domain/season/pictureShapes.ts';
import { drawPreview, drawWebp, writeImage } from '../../../platform/images.ts';
import { cardSizes, pictureSizes, previewAddress } from '../../../platform/pictureSizes.ts';
import type { PictureMade, PictureTask } from './pictureTask.ts';

/** Cuts a stored picture to its shapes and makes the copies of each. @returns the size of the wide cut */
export async function cutPicture(
  bytes: Buffer,
  { name, crops, folder }: Extract<PictureTask, { kind: 'cut' }>,
): Promise<PictureMade> {
  const cut = (shape: Shape, { x, y, width }: Crop): Sharp =>
    sharp(bytes).extract({ left: x, top: y, width, height: cropHeight(shape, width) });
  const keep = async (address: string, made: Promise<Buffer>) =>
    writeImage(join(folder, basename(address)), await made);
  const wide = crops.wide!;
  const size = { width: wide.width, height: cropHeight('wide', wide.width) };
  for (const copy of pictureSizes({ name, ...size }))
    await keep(copy.url, drawWebp(cut('wide', wide).resize(copy.width, copy.height)));
  if (crops.card)
    for (const copy of cardSizes(name))
      await keep(copy.url, drawWebp(cut('card', crops.card).resize(copy.width, copy.height)));
  await keep(previewAddress(name), drawPreview(cut('share', crops.share!)));
  return { kind: 'made', ...size };
}
