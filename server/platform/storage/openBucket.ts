import type { S3Settings } from './s3Store.ts';
import type { ObjectStore } from './store.ts';

/**
 * Opens the bucket of the settings. Its client is loaded here, not with this module: it takes 37 MB that a node without a
 * bucket has no use for.
 */
export function openBucket(settings: S3Settings): ObjectStore {
  const opening = import('./s3Store.ts').then(({ openS3Store }) => openS3Store(settings));
  return {
    put: async (...given) => (await opening).put(...given),
    read: async (...given) => (await opening).read(...given),
    stat: async (key) => (await opening).stat(key),
    remove: async (key) => (await opening).remove(key),
    list: async function* (prefix) {
      yield* (await opening).list(prefix);
    },
    dropUnfinished: async (before) => (await opening).dropUnfinished(before),
  };
}
