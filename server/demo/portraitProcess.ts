/** Makes every portrait of the demo season and prints its address by its name; the images folder is the argument. */
import { join } from 'node:path';
import { makePortrait } from '../platform/images.ts';
import { contestantGroups } from './contestants.ts';

const portraits = join(import.meta.dirname, '../../artwork/portraits');
const [imagesDir = ''] = process.argv.slice(2);

const addresses: Record<string, string> = {};
for (const { portrait } of contestantGroups.flat()) {
  addresses[portrait] = await makePortrait(join(portraits, `${portrait}.webp`), imagesDir);
}
console.log(JSON.stringify(addresses));
