import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ImageFiles } from '../../server/platform/imageFiles.ts';
import type { ObjectStore } from '../../server/platform/storage/store.ts';
import type { ScenePictures } from './eventPlan.ts';
import type { LaidSeason } from './laySeason.ts';
import { seasonPlan, type SeasonPlan } from './seasonPlan.ts';
import { withRecordings } from './withRecordings.ts';

export type Seeding = {
  images: ImageFiles;
  now: number;
  /** The number of contestants in all groups together; by default all invented ones. */
  entries?: number | undefined;
  /** The system operator who adds the season, for the audit; by default the server itself. */
  actor?: string | undefined;
  /** The store in which recordings are put. */
  objects: ObjectStore;
  /** Submits the write `laySeason` with the plan. */
  laySeason: (plan: SeasonPlan) => Promise<LaidSeason>;
};

/** The addresses of portraits and the pictures of scenes, by their names in the artwork. */
export type SeasonImages = { portraits: Readonly<Record<string, string>>; scenes: ScenePictures };

/** Makes the images, stores recordings and adds a demo season around `now` (UTC ms). */
export async function seedSeason({
  images,
  now,
  entries,
  actor,
  objects,
  laySeason,
}: Seeding): Promise<LaidSeason> {
  const { portraits, scenes } = await makeImages(images.folder);
  await images.share();
  const plan = seasonPlan({
    now,
    entries,
    actor,
    imageOf: (portrait) => portraits[portrait] ?? null,
    pictures: scenes,
  });
  return laySeason(await withRecordings(plan, objects));
}

/**
 * Makes the images in a separate process, because the image library would keep tens of megabytes of memory.
 */
async function makeImages(imagesDir: string): Promise<SeasonImages> {
  const path = join(import.meta.dirname, 'imagesProcess.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [path, imagesDir]);
  return JSON.parse(stdout) as SeasonImages;
}
