import sharp from 'sharp';
import type { StoryPage } from '../workshop/StoryPage.ts';
import type { Picture } from './choosePictures.ts';

/**
 * The largest height of a picture in pixels. Most pages go on with more of the same; only stories tagged
 * `whole` may be taller.
 */
const TALLEST = 800;
const TALLEST_WHOLE = 1400;
const QUALITY = 20;

/**
 * Takes a picture of a story: of the whole page, or of the visible window for a story tagged `window`.
 * @returns a small WebP
 */
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
