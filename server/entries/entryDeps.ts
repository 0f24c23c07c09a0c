import type { Kysely } from 'kysely';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import type { Media } from '../media/startMedia.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys.ts';
import type { Limits } from '../platform/limits/limitSettings.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { EntryWriter } from './writes.ts';
import type { Reservations } from '../platform/storage/reservations.ts';
import type { NetworkPlaces } from '../platform/limits/networkPlaces.ts';
import type { TusUploads } from './uploads/tusUploads.ts';

/** What everything about entries works with. */
export type EntryDeps = {
  database: Kysely<Schema>;
  writer: EntryWriter;
  clock: Clock;
  keys: Pick<Keys, 'pepper'>;
  /** What competitions say of themselves at this instant. */
  catalogue: Pick<LiveCatalogue, 'view'>;
  metrics: Pick<Metrics, 'count'>;
  limits: Limits;
};

/** What works with files as well. */
export type FiledEntryDeps = EntryDeps & {
  uploads: TusUploads;
  reservations: Reservations;
  /** Counts the forms that are being received. */
  atOnce: NetworkPlaces;
  files: Pick<Media, 'objects' | 'documents' | 'links' | 'nudge'>;
};
