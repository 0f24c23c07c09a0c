/**
 * A process that makes all images of the demo season and prints their addresses. Its argument is the images
 * folder.
 */
import { join } from 'node:path';
import { makePicture, makePortrait } from '../../server/platform/images.ts';
import type { Picture } from '../../server/platform/pictureSizes.ts';
import { contestantGroups } from './contestants.ts';
import { plannedScenes } from './plannedScenes.ts';
import type { SeasonImages } from './seedSeason.ts';

const artwork = join(import.meta.dirname, '../../artwork');
const [imagesDir = ''] = process.argv.slice(2);

async function makePortraits(): Promise<SeasonImages['portraits']> {
  const addresses: Record<string, string> = {};
  for (const { portrait } of contestantGroups.flat())
    addresses[portrait] = await makePortrait(join(artwork, `portraits/${portrait}.webp`), imagesDir);
  return addresses;
}

async function makeScenes(): Promise<SeasonImages['scenes']> {
  const pictures: Record<string, Picture> = {};
  for (const scene of plannedScenes)
    pictures[scene] = await makePicture(join(artwork, `scenes/${scene}.webp`), imagesDir);
  return pictures;
}

const [portraits, scenes] = await Promise.all([makePortraits(), makeScenes()]);
const made: SeasonImages = { portraits, scenes };
console.log(JSON.stringify(made));
