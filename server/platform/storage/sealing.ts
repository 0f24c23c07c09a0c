import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
/** Bytes of a file key; each key seals one file. */
const FILE_KEY_BYTES = 32;
/** Plain bytes of a chunk; the last one may have fewer. */
export const CHUNK_BYTES = 65_536;

export const newFileKey = (): Buffer => randomBytes(FILE_KEY_BYTES);

/** The sealed size of `bytes` plain bytes. An empty file has one chunk too. */
export const sealedBytes = (bytes: number): number =>
  bytes + TAG_BYTES * Math.max(1, Math.ceil(bytes / CHUNK_BYTES));

/** Seals a chunk; its number and whether it is the last are part of what is authenticated. */
export function sealChunk(fileKey: Buffer, number: number, isLast: boolean, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(ALGORITHM, fileKey, nonceOf(number, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Opens a sealed chunk. @throws Error for an altered or misplaced chunk */
export function openChunk(fileKey: Buffer, number: number, isLast: boolean, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(ALGORITHM, fileKey, nonceOf(number, isLast));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES)), decipher.final()]);
}

/** The nonce of a chunk. Each file has its own key, so the chunk's number makes it unique. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, 7);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

const VERSION = 'v1.';

/** Wraps a key or a short text with the master key and binds it to its owner. */
export function wrap(masterKey: Buffer, owner: string, plain: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, masterKey, nonce).setAAD(Buffer.from(owner));
  const sealed = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  return VERSION + Buffer.concat(sealed).toString('base64url');
}

/** Opens what `wrap` made. @throws Error for an altered text, another owner or another master key */
export function unwrap(masterKey: Buffer, owner: string, wrapped: string): Buffer {
  const bytes = Buffer.from(wrapped.slice(VERSION.length), 'base64url');
  if (!wrapped.startsWith(VERSION) || bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not wrapped.');
  const decipher = createDecipheriv(ALGORITHM, masterKey, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  const sealed = bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}
