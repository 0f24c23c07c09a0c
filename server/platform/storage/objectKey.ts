import { randomBytes } from 'node:crypto';

export const OBJECT_AREAS = ['identity', 'media'] as const;
/** What a store keeps: entries' files and what is made of them, and identity documents, which are sealed. */
export type ObjectArea = (typeof OBJECT_AREAS)[number];

const KEY = /^(media|identity)\/([0-9a-f]{2})\/([0-9a-f]{32})(\.[a-z0-9]{2,4})?$/;

/**
 * A new key: an area, one of 256 shards, 128 random bits.
 * @param extension of the sniffed type, never of the name that came with the file; none for sealed objects
 */
export function objectKey(area: ObjectArea, extension = ''): string {
  const name = randomBytes(16).toString('hex');
  const key = `${area}/${name.slice(0, 2)}/${name}${extension && `.${extension}`}`;
  return checkedKey(key);
}

/** @throws TypeError for a key that `objectKey` does not make */
export function checkedKey(key: string): string {
  const [, , shard, name] = KEY.exec(key) ?? [];
  if (shard === undefined || !name?.startsWith(shard)) throw new TypeError('Not a key of the store.');
  return key;
}
