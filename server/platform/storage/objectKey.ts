import { randomBytes } from 'node:crypto';

export const OBJECT_AREAS = ['identity', 'media', 'uploads'] as const;
/**
 * Private areas of a store: entries' files with their converted versions, sealed identity documents, and pieces
 * of unused uploads.
 */
export type ObjectArea = (typeof OBJECT_AREAS)[number];

/**
 * The area of the public ledger's parts. The ledger itself names them, no row of the database does (decision
 * D143).
 */
export const LEDGER_AREA = 'ledger';

const KEY = /^(?:identity|media|uploads)\/([0-9a-f]{2})\/([0-9a-f]{32})(\.[a-z0-9]{2,4})?$/;
/**
 * Keys of files with public names, which change with the files' bytes: those of builds, such as
 * `assets/words-xUarYJYV/ar/vote.json`, and images.
 */
const PUBLIC_KEY = /^(?:assets|images)\/(?:\w[\w-]*\/){0,2}\w[\w.-]*$/;
const PART_KEY = /^ledger\/([0-9a-f]{2})\/([0-9a-f]{64})-([0-9a-f]{64})\.gz$/;

/**
 * A new key: an area, one of 256 shards, 128 random bits.
 * @param extension of the sniffed type, never of the file's name; none for sealed objects
 */
export function objectKey(area: ObjectArea, extension = ''): string {
  const name = randomBytes(16).toString('hex');
  const key = `${area}/${name.slice(0, 2)}/${name}${extension && `.${extension}`}`;
  return checkedKey(key);
}

const PUBLIC_AREAS = ['assets', 'images'] as const;
export type PublicArea = (typeof PUBLIC_AREAS)[number];

/** Every area of a store. */
export const ALL_AREAS = [...OBJECT_AREAS, ...PUBLIC_AREAS, LEDGER_AREA] as const;

/**
 * The key of a file with a public name; undefined for a name of another form than those of builds and images.
 */
export function publicKey(area: PublicArea, name: string): string | undefined {
  const key = `${area}/${name}`;
  return PUBLIC_KEY.test(key) ? key : undefined;
}

/** Whether this file makes keys of this form. Other programs may use the same bucket. */
export function isOurKey(key: string): boolean {
  try {
    return checkedKey(key) === key;
  } catch {
    return false;
  }
}

/** Returns a key unchanged. @throws TypeError for a key in no form that this file makes */
export function checkedKey(key: string): string {
  if (PUBLIC_KEY.test(key)) return key;
  const [, shard, name] = KEY.exec(key) ?? PART_KEY.exec(key) ?? [];
  if (shard === undefined || !name?.startsWith(shard)) throw new TypeError('Not a key of the store.');
  return key;
}

/** The key of a part of the ledger: the SHA-256 of its rows and the hash of its last row, in hex. */
export const ledgerPartKey = (sha256: string, rowHash: string): string =>
  checkedKey(`${LEDGER_AREA}/${sha256.slice(0, 2)}/${sha256}-${rowHash}.gz`);

/** The two hashes in a key that `ledgerPartKey` made. @throws TypeError for any other key */
export function readLedgerPartKey(key: string): { sha256: string; row_hash: string } {
  const [, , sha256, row_hash] = PART_KEY.exec(checkedKey(key)) ?? [];
  if (sha256 === undefined || row_hash === undefined) throw new TypeError('Not the key of a ledger part.');
  return { sha256, row_hash };
}
