import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { LaidSeason } from './laySeason.ts';
import { seasonPlan, type SeasonPlan } from './seasonPlan.ts';
import type { ScenePictures } from './surroundings.ts';
import { withRecordings } from './withRecordings.ts';

export type Seeding = {
  dataDir: string;
  now: number;
  /** Participants of all groups together. */
  entries?: number | undefined;
  /** Where what people send is kept. */
  objects: ObjectStore;
  /** The write of this name, through the writer. */
  laySeason: (plan: SeasonPlan) => Promise<LaidSeason>;
};

/** Makes the images and lays a demo season around `now` (UTC ms). */
export async function seedSeason({
  dataDir,
  now,
  entries,
  objects,
  laySeason,
}: Seeding): Promise<LaidSeason> {
  const imagesDir = join(dataDir, 'images');
  const [addresses, pictures] = await Promise.all([
    makeImages<Record<string, string>>('portraitProcess.ts', imagesDir),
    makeImages<ScenePictures>('sceneProcess.ts', imagesDir),
  ]);
  const plan = seasonPlan({
    now,
    entries,
    imageOf: (portrait) => addresses[portrait] ?? null,
    pictures,
  });
  return laySeason(await withRecordings(plan, objects));
}

/** In a process of its own, since the image library would keep tens of megabytes for as long as the server runs. */
async function makeImages<Made>(script: string, imagesDir: string): Promise<Made> {
  const path = join(import.meta.dirname, script);
  const { stdout } = await promisify(execFile)(process.execPath, [path, imagesDir]);
  return JSON.parse(stdout) as Made;
}
