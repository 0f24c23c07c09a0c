import type { Kysely } from 'kysely';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import type { MediaLinks } from '../media/signedLinks.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys.ts';
import type { Limits } from '../platform/limits/limitSettings.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { EntryWriter } from './writes.ts';
import type { Reservations } from '../platform/storage/reservations.ts';
import type { SealedStore } from '../platform/storage/sealedStore.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { NetworkPlaces } from '../platform/limits/networkPlaces.ts';
import type { TusUploads } from './uploads/tusUploads.ts';

/** What all code of entries gets from the server. */
export type EntryDeps = {
  database: Kysely<Schema>;
  writer: EntryWriter;
  clock: Clock;
  keys: Pick<Keys, 'pepper'>;
  /** The competitions as they are now. */
  catalogue: Pick<LiveCatalogue, 'view'>;
  metrics: Pick<Metrics, 'count'>;
  limits: Limits;
  /** Whether recordings are accepted that must be converted. */
  convertsMedia: boolean;
};

/** What the code of entries that handles files also gets. */
export type FiledEntryDeps = EntryDeps & {
  uploads: TusUploads;
  reservations: Reservations;
  /** Limits how many forms of a network are received at the same time. */
  atOnce: NetworkPlaces;
  files: {
    objects: ObjectStore;
    /** The store of sealed identity documents. */
    documents: SealedStore;
    links: MediaLinks;
    /** Lets the media job look for new files at once. */
    nudge(): void;
  };
};
