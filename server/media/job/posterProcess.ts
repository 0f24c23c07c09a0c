/**
 * Redraws a candidate's picture as the poster of a video. Arguments: the path of the picture and of the WebP. A
 * separate process contains whatever a hostile picture does to the image library.
 */
import sharp from 'sharp';

/** A picture with more pixels is a decompression bomb, or no poster. */
const MOST_PIXELS = 50_000_000;
const POSTER_WIDTH = 960;
const QUALITY = 70;
const formats = new Set(['jpeg', 'png', 'webp']);

const [source = '', target = ''] = process.argv.slice(2);
sharp.cache(false);
const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
const { format } = await picture.metadata();
if (!formats.has(format)) process.exit(1);
await picture
  .autoOrient()
  .resize(POSTER_WIDTH, POSTER_WIDTH, { fit: 'inside', withoutEnlargement: true })
  .webp({ quality: QUALITY })
  .toFile(target);
