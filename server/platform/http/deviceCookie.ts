import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import { API_PREFIX } from './contract.ts';

const COOKIE = /(?:^|;\s*)sawt_device=([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})(?:;|$)/;
const YEAR_S = 31_536_000;

/** The id that we gave this browser, if it carries one with our signature; otherwise undefined. */
export function markedDevice(request: FastifyRequest, key: Uint8Array): string | undefined {
  const [, id = '', signature = ''] = COOKIE.exec(request.headers.cookie ?? '') ?? [];
  if (id === '') return undefined;
  const expected = signatureOf(key, id);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : undefined;
}

/** Gives a browser an id to carry, so that the many behind one address are told apart. It says nothing of a person. */
export function markDevice(reply: FastifyReply, key: Uint8Array, isSecure: boolean): void {
  const id = newId();
  const value = `sawt_device=${id}.${signatureOf(key, id)}`;
  const secure = isSecure ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${value}; Path=${API_PREFIX}; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
  );
}

const signatureOf = (key: Uint8Array, id: string) =>
  createHmac('sha256', key).update(`device:${id}`).digest('base64url');
