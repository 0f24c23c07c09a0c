import { timingSafeEqual } from 'node:crypto';
import { signBody } from '../platform/http/signBody.ts';

/** How far the caller's clock may be off, and how long a captured call can be replayed. */
const TOLERANCE_S = 300;

export type SignatureRefusal = 'missing_signature' | 'stale_timestamp' | 'wrong_signature';

export type SignedCall = {
  timestamp: string | undefined;
  signature: string | undefined;
  rawBody: Uint8Array;
};

/**
 * The reason to refuse a call; undefined if its signature is valid.
 * @param now the server's time in UTC ms
 */
export function signatureRefusal(
  call: SignedCall,
  secret: string,
  now: number,
): SignatureRefusal | undefined {
  const { timestamp, signature, rawBody } = call;
  if (timestamp === undefined || signature === undefined) return 'missing_signature';
  if (!/^[0-9]{1,12}$/.test(timestamp)) return 'stale_timestamp';
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_S) return 'stale_timestamp';
  if (!/^[0-9a-f]{64}$/i.test(signature)) return 'wrong_signature';
  const expected = Buffer.from(signBody(secret, timestamp, rawBody), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'wrong_signature';
}
