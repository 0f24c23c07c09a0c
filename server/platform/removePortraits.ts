import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PORTRAIT_SIZES } from '../../domain/portraits.ts';

/** Removes every size of portraits that no row names any more, by their addresses (`/images/{hash}-160.webp`). */
export async function removePortraits(imagesDir: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const [, stem] = /^\/images\/([0-9a-f]+)-\d+\.webp$/.exec(address) ?? [];
    if (stem === undefined) continue;
    for (const size of PORTRAIT_SIZES) await rm(join(imagesDir, `${stem}-${size}.webp`), { force: true });
  }
}
