import { createHmac } from 'node:crypto';

/**
 * The hex HMAC-SHA256 over `timestamp.rawBody`, which proves that the sender of a body has the secret
 * (decisions D6, D68).
 * @param timestamp Unix seconds
 */
export function signBody(secret: string, timestamp: string, rawBody: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
}
