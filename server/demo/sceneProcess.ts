/** Makes every scene of the demo season and prints the pictures by the names of the scenes; the images folder is the argument. */
import { join } from 'node:path';
import type { Picture } from '../platform/pictureSizes.ts';
import { makePicture } from '../platform/images.ts';
import { plannedScenes } from './plannedScenes.ts';

const scenes = join(import.meta.dirname, '../../artwork/scenes');
const [imagesDir = ''] = process.argv.slice(2);
const pictures: Record<string, Picture> = {};
for (const scene of plannedScenes) {
  pictures[scene] = await makePicture(join(scenes, `${scene}.webp`), imagesDir);
}
console.log(JSON.stringify(pictures));
