import sharp from 'sharp';
import { favicon } from '../../server/site/favicon.ts';
import { rumman } from '../../src/theme/palette.ts';

/**
 * Each icon's side in pixels, and the part of the side that the mark takes. It is smaller in the maskable
 * icon, of which systems keep only the inner 80 %.
 */
const icons = {
  'icon-192': { side: 192, share: 0.62 },
  'icon-512': { side: 512, share: 0.62 },
  'icon-maskable': { side: 512, share: 0.46 },
  'icon-apple': { side: 180, share: 0.58 },
};
export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];
export const iconSide = (name: IconName) => icons[name].side;

/** Draws an icon as a square PNG: the site's mark in white on the site's colour. */
export async function drawIcon(name: IconName): Promise<Buffer> {
  const { side, share } = icons[name];
  const mark = favicon.replaceAll(/fill="[^"]*"/g, 'fill="#ffffff"');
  const size = Math.round(side * share);
  return sharp({ create: { width: side, height: side, channels: 3, background: rumman[600] } })
    .composite([
      {
        input: await sharp(Buffer.from(mark), { density: 72 * 20 })
          .resize(size, size)
          .png()
          .toBuffer(),
      },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
