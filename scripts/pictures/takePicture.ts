import sharp from 'sharp';
import type { StoryPage } from '../workshop/StoryPage.ts';
import type { Picture } from './choosePictures.ts';

/**
 * The largest heights of a picture (px). Lists look alike in every state, so only a story tagged `whole` is
 * pictured further down.
 */
const TALLEST = 800;
const TALLEST_WHOLE = 1400;
const QUALITY = 42;

/** @returns the story as a small WebP; a story tagged `window` as the window shows it. */
export async function takePicture(shownOn: StoryPage, { story: { id, tags } }: Picture): Promise<Buffer> {
  const page = await shownOn.show(id);
  const png = await page.screenshot({
    fullPage: !tags.includes('window'),
    animations: 'disabled',
    caret: 'hide',
  });
  const image = sharp(png);
  const { width, height } = await image.metadata();
  const tallest = tags.includes('whole') ? TALLEST_WHOLE : TALLEST;
  return await image
    .extract({ left: 0, top: 0, width, height: Math.min(height, tallest) })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}
