import { hash, randomBytes } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { newId } from './ids.ts';

/**
 * `pepper` makes pseudonyms of people; without it nobody can match them again. `device` signs device ids.
 * `checkpoint` is the seed of the Ed25519 key that signs checkpoints. `identity` is the master key of sealed
 * documents, which are unreadable without it. `media` signs links to candidates' files.
 */
export type Keys = { [Name in (typeof KEY_NAMES)[number]]: Buffer };

export const KEY_NAMES = ['pepper', 'device', 'checkpoint', 'identity', 'media'] as const;

const KEY_BYTES = 32;

/**
 * Reads the keys of this installation. Outside production it makes a missing key. In production a new key
 * would silently turn every known voter into a new one, so the start fails.
 * @throws Error in words when a key is missing in production, or is not 64 hex digits
 */
export function openKeys(keysDir: string, environment: string): Keys {
  const keys = KEY_NAMES.map((name) => [name, openKey(keysDir, name, environment !== 'production')]);
  return Object.fromEntries(keys) as Keys;
}

/**
 * Fingerprints of the keys in a folder, by name: they identify keys without revealing them. A missing key is
 * left out.
 */
export function keyFingerprints(keysDir: string): Record<string, string> {
  const found = KEY_NAMES.map((name) => [name, readKey(join(keysDir, `${name}.key`))] as const);
  return Object.fromEntries(
    found.flatMap(([name, key]) => (key ? [[name, fingerprintOf(key)] as const] : [])),
  );
}

/**
 * The seed of the key that signs checkpoints; undefined if the folder has none.
 * @throws Error for an invalid key
 */
export const readCheckpointSeed = (keysDir: string): Buffer | undefined =>
  readKey(join(keysDir, 'checkpoint.key'));

/**
 * The seed in `checkpoint.next.key`, made if the file is missing. So an interrupted change of the key
 * continues with the same one.
 */
export const nextCheckpointSeed = (keysDir: string): Buffer => openKey(keysDir, 'checkpoint.next', true);

/** Makes `checkpoint.next.key` the current key, and keeps the old one as `checkpoint.<name>.key`. */
export function replaceCheckpointKey(keysDir: string, name: string): void {
  const current = join(keysDir, 'checkpoint.key');
  copyFileSync(current, join(keysDir, `checkpoint.${name}.key`));
  renameSync(join(keysDir, 'checkpoint.next.key'), current);
}

/** Fingerprints of keys, by name. */
export const fingerprintsOf = (keys: Keys): Record<string, string> =>
  Object.fromEntries(KEY_NAMES.map((name) => [name, fingerprintOf(keys[name])]));

const fingerprintOf = (key: Buffer) =>
  hash('sha256', Buffer.concat([Buffer.from('sawt-key-1'), key]), 'hex').slice(0, 16);

function openKey(keysDir: string, name: string, mayMake: boolean): Buffer {
  const path = join(keysDir, `${name}.key`);
  const known = readKey(path);
  if (known) return known;
  if (!mayMake) throw new Error(`SAWT_KEYS_DIR holds no ${name}.key, and production does not make one.`);
  makeKey(keysDir, path);
  const made = readKey(path);
  if (!made) throw new Error(`${path} could not be made.`);
  return made;
}

function readKey(path: string): Buffer | undefined {
  let text;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path} is not a key of 64 hex digits.`);
  return Buffer.from(text, 'hex');
}

/**
 * Writes the key to a file aside and links it. So a crash leaves no half key, and two processes never make
 * two.
 */
function makeKey(keysDir: string, path: string): void {
  mkdirSync(keysDir, { recursive: true, mode: 0o700 });
  const aside = `${path}.${newId()}`;
  const file = openSync(aside, 'wx', 0o600);
  writeSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(aside);
  }
}
