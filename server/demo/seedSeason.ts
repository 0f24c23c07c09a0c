import { join } from 'node:path';
import { makePortrait } from '../platform/images.ts';
import { contestantGroups } from './contestants.ts';
import type { LaidSeason } from './laySeason.ts';
import { seasonPlan, type SeasonPlan } from './seasonPlan.ts';

const portraits = join(import.meta.dirname, '../../artwork/portraits');

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
  const addresses = new Map<string, string>();
  for (const { portrait } of contestantGroups.flat()) {
    addresses.set(portrait, await makePortrait(join(portraits, `${portrait}.webp`), join(dataDir, 'images')));
  }
  return laySeason(seasonPlan({ now, entries, imageOf: (portrait) => addresses.get(portrait) ?? null }));
}
