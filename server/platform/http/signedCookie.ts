import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import { API_PREFIX } from './contract.ts';

const YEAR_S = 31_536_000;

/** An id that a browser carries, that scripts cannot read and only we can have given. */
export type SignedCookie = {
  /** The id in a request, if one is there with our signature. */
  read(request: FastifyRequest, key: Uint8Array): string | undefined;
  /** Gives a browser an id for a year; a new one unless it has one. */
  give(reply: FastifyReply, key: Uint8Array, isSecure: boolean, id?: string): string;
};

/** @param purpose is signed with the id, so that the id of one cookie is worth nothing in another */
export function signedCookie(name: string, purpose: string): SignedCookie {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{22})\\.([A-Za-z0-9_-]{43})(?:;|$)`);
  const signatureOf = (key: Uint8Array, id: string) =>
    createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url');
  return {
    read: (request, key) => {
      const [, id = '', signature = ''] = pattern.exec(request.headers.cookie ?? '') ?? [];
      if (id === '') return undefined;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, id))) ? id : undefined;
    },
    give: (reply, key, isSecure, id = newId()) => {
      const value = `${name}=${id}.${signatureOf(key, id)}`;
      const secure = isSecure ? '; Secure' : '';
      void reply.header(
        'set-cookie',
        `${value}; Path=${API_PREFIX}; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
      );
      return id;
    },
  };
}
