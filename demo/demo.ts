import { openImages } from '../server/platform/imageFiles.ts';
import { openObjects } from '../server/platform/storage/openObjects.ts';
import type { Fence } from '../server/platform/leases/lease.ts';
import type { Submitter } from '../server/platform/writer/openWriter.ts';
import type { Demo, DemoPlace } from '../server/start/demo.ts';
import { demoProviders } from './demoProviders.ts';
import { keepSeason } from './season/keepSeason.ts';
import { seedSeason, type Seeding } from './season/seedSeason.ts';
import type { writes } from './writes.ts';

/**
 * What the demo adds to a server: an invented season, invented mobile operators and the sandbox gateway.
 */
export const demo: Demo = {
  writes: new URL('./writes.ts', import.meta.url),
  smsProviders: demoProviders,
  keepSeason: (place, onError) =>
    keepSeason({
      ...place,
      lease: place.leases.named('demo season'),
      lay: (fence) => laySeasonNow(place, {}, fence),
      onError,
    }),
  openGateway: async (config, clock, webhookUrl) => {
    const { buildSandboxGateway } = await import('./gateway/buildSandboxGateway.ts');
    return (await buildSandboxGateway({ config, clock, webhookUrl })).app;
  },
  commandHandlers: (place) => ({ seed: (asked) => laySeasonNow(place, asked as SeedInput) }),
};

type SeedPlace = Omit<DemoPlace, 'database' | 'leases'>;

/** `entries`: the number of contestants in all groups together; by default all invented ones. */
export type SeedInput = Pick<Seeding, 'entries' | 'actor'>;

/**
 * Adds a season around the present time. The writer must have been opened with `demo.writes`, to know this
 * write.
 */
export const laySeasonNow = (
  { config, clock, writer }: SeedPlace,
  { entries, actor }: SeedInput,
  fence?: Fence,
) =>
  seedSeason({
    images: openImages(config),
    objects: openObjects(config),
    now: clock.now(),
    entries,
    actor,
    laySeason: (plan) => (writer as Submitter<typeof writes>).submit('laySeason', plan, fence),
  });
