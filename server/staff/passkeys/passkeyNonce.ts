import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { PASSKEY_WAIT_MS } from '../../../domain/staff/staffLimits.ts';

const NONCE_BYTES = 16;

/** What a passkey signs for. A signature for one purpose is none for another; that of an approval is for one act. */
export type PasskeyPurpose =
  | { kind: 'signIn' }
  | { kind: 'add'; sessionId: string }
  | { kind: 'stepUp'; sessionId: string }
  | { kind: 'approve'; sessionId: string; hash: string };

/** A nonce that is ours. `expiresAt` is UTC ms. */
export type Nonce = { nonce: string; expiresAt: number };

/**
 * A new nonce. Its time and a seal are in it, so that asking for a signature stores nothing: only a nonce that was
 * signed is stored, as spent.
 */
export function newNonce(key: Uint8Array, now: number): string {
  const text = `${now + PASSKEY_WAIT_MS}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
  return `${text}.${sealOf(key, text).toString('base64url')}`;
}

/** Reads a nonce that a browser sends back. `foreign`: we did not make it. `late`: its time is over. */
export function readNonce(key: Uint8Array, nonce: string, now: number): Nonce | 'foreign' | 'late' {
  const [time = '', random = '', seal = ''] = nonce.split('.');
  const wanted = sealOf(key, `${time}.${random}`);
  const given = Buffer.from(seal, 'base64url');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'foreign';
  const expiresAt = Number(time);
  return expiresAt > now ? { nonce: random, expiresAt } : 'late';
}

/** What the passkey signs: the nonce and the purpose in a fixed order, hashed. */
export const challengeOf = (nonce: string, purpose: PasskeyPurpose): Buffer<ArrayBuffer> =>
  Buffer.from(
    hash(
      'sha256',
      JSON.stringify([
        'sawt-passkey-1',
        nonce,
        purpose.kind,
        'sessionId' in purpose ? purpose.sessionId : null,
        purpose.kind === 'approve' ? purpose.hash : null,
      ]),
    ),
    'hex',
  );

const sealOf = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(`staff-passkey:${text}`).digest();
