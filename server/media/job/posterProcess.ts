/**
 * Draws a candidate's picture anew as the poster of a video. Arguments: the path of the picture and of the
 * WebP to write. It runs as a process of its own, so that a hostile picture can crash only that.
 */
import sharp from 'sharp';

/** The most pixels of a picture. One with more is a decompression bomb rather than a poster. */
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
