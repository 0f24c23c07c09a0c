import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import { API_PREFIX } from './apiPrefix.ts';

const YEAR_S = 31_536_000;

/** An id in a browser, signed by us and hidden from scripts. */
export type SignedCookie = {
  /** The id in a request's cookie; undefined without a valid signature. */
  read(request: FastifyRequest, key: Uint8Array): string | undefined;
  /** Sets the cookie for a year, with `id` or else a new id. @returns the id */
  give(reply: FastifyReply, key: Uint8Array, isSecure: boolean, id?: string): string;
};

/** Browsers accept this prefix only over https and from the host itself: no other host can plant a cookie. */
const HOST_PREFIX = '__Host-';

/**
 * Makes a signed cookie; over https its name has the prefix `__Host-`. The signature covers the prefix: a
 * cookie from https is invalid under the plain name, which other hosts of the domain can set.
 * @param purpose is signed with the id, so that the id of one cookie is invalid in another
 * @param plainPath the only path to which a browser sends it without https
 */
export function signedCookie(name: string, purpose: string, plainPath: string = API_PREFIX): SignedCookie {
  const patternOf = (prefix: string) =>
    new RegExp(`(?:^|;\\s*)${prefix}${name}=([A-Za-z0-9_-]{22})\\.([A-Za-z0-9_-]{43})(?:;|$)`);
  const patterns = [HOST_PREFIX, ''].map((prefix) => ({ prefix, pattern: patternOf(prefix) }));
  const signatureOf = (key: Uint8Array, prefix: string, id: string) =>
    createHmac('sha256', key).update(`${prefix}${purpose}:${id}`).digest('base64url');
  return {
    read: (request, key) => {
      for (const { prefix, pattern } of patterns) {
        const [, id, signature = ''] = pattern.exec(request.headers.cookie ?? '') ?? [];
        if (id === undefined) continue;
        if (timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, prefix, id)))) return id;
      }
      return undefined;
    },
    give: (reply, key, isSecure, id = newId()) => {
      const prefix = isSecure ? HOST_PREFIX : '';
      const value = `${prefix}${name}=${id}.${signatureOf(key, prefix, id)}`;
      const [path, secure] = isSecure ? ['/', '; Secure'] : [plainPath, ''];
      void reply.header(
        'set-cookie',
        `${value}; Path=${path}; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
      );
      return id;
    },
  };
}
