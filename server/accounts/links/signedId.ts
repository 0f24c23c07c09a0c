import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * The secret of a link: a random id and our signature of its purpose. Neither the database alone nor the key alone can
 * make one (decision D59).
 * @param purpose the signed text; it contains the id
 */
export const signedId = (key: Uint8Array, id: string, purpose: string): string =>
  `${id}.${signatureOf(key, purpose)}`;

/** The candidate purpose with this id that was signed; undefined for any other text. */
export function readSignedId<Link>(
  key: Uint8Array,
  token: string,
  candidates: (id: string) => readonly (readonly [purpose: string, link: Link])[],
): Link | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return undefined;
  const sent = Buffer.from(signature);
  return candidates(id).find(([purpose]) =>
    timingSafeEqual(sent, Buffer.from(signatureOf(key, purpose))),
  )?.[1];
}

const signatureOf = (key: Uint8Array, purpose: string) =>
  createHmac('sha256', key).update(purpose).digest('base64url');
