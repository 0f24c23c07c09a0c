import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A PNG of random pixels, which no format compresses. */
export async function photo(width: number, height: number) {
  const pixels = randomBytes(width * height * 3);
  const raw = { width, height, channels: 3 } as const;
  return { name: 'me.png', mimeType: 'image/png', buffer: await sharp(pixels, { raw }).png().toBuffer() };
}

/** The unsaved edit of the profile in this tab's storage; null if there is none. */
export const unsaved = (page: Page) => page.evaluate(() => sessionStorage.getItem('sawt.profile'));
