import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LaidSeason } from './laySeason.ts';
import { seasonPlan, type SeasonPlan } from './seasonPlan.ts';

export type Seeding = {
  dataDir: string;
  now: number;
  /** Participants of all groups together. */
  entries?: number | undefined;
  /** The write of this name, through the writer. */
  laySeason: (plan: SeasonPlan) => Promise<LaidSeason>;
};

/** Makes the portraits and lays a demo season around `now` (UTC ms). */
export async function seedSeason({ dataDir, now, entries, laySeason }: Seeding): Promise<LaidSeason> {
  const addresses = await makePortraits(join(dataDir, 'images'));
  return laySeason(seasonPlan({ now, entries, imageOf: (portrait) => addresses[portrait] ?? null }));
}

/** In a process of its own, since the image library would keep tens of megabytes for as long as the server runs. */
async function makePortraits(imagesDir: string): Promise<Record<string, string>> {
  const script = join(import.meta.dirname, 'portraitProcess.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, imagesDir]);
  return JSON.parse(stdout) as Record<string, string>;
}
