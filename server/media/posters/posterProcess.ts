/**
 * Draws the picture that a candidate sent as the poster of a video anew: the first argument is its path, the second
 * where the WebP goes. In a process of its own: whatever a picture does to the library that reads it, it does to
 * nobody else.
 */
import sharp from 'sharp';

/** A picture of more pixels is a bomb, or no poster. */
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
