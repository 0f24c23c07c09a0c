import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Keys } from '../platform/keys.ts';
import { openDiskStore } from '../platform/storage/diskStore.ts';
import { openS3Store } from '../platform/storage/s3Store.ts';
import { sealedStore, type SealedStore } from '../platform/storage/sealedStore.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { Config } from '../settings.ts';
import { registerMedia } from './mediaServer.ts';
import { mediaLinks, type MediaLinks } from './signedLinks.ts';

export type MediaStart = {
  config: Pick<Config, 'dataDir' | 's3' | 'mediaOrigin' | 'publicOrigin'>;
  clock: Clock;
  keys: Pick<Keys, 'identity' | 'media'>;
};

/** Where files are kept, and what works on them. */
export type Media = {
  objects: ObjectStore;
  /** Identity documents, sealed. */
  documents: SealedStore;
  links: MediaLinks;
  /** Registers what only the media origin answers. */
  register(app: FastifyInstance): void;
};

export function startMedia({ config, clock, keys }: MediaStart): Media {
  const objects = config.s3 ? openS3Store(config.s3) : openDiskStore(config.dataDir);
  const links = mediaLinks(keys.media, config.mediaOrigin, clock);
  return {
    objects,
    documents: sealedStore(objects, keys.identity),
    links,
    register: (app) => registerMedia(app, { objects, links, publicOrigin: config.publicOrigin }),
  };
}
