import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken, TOKEN_PATTERN, tokenHash } from '../../platform/sessions/sessionToken.ts';
import { STAFF_SESSION_LIFE_MS } from '../../../domain/staff/staffLimits.ts';

/**
 * The name of the cookie that holds a session. Over https only the name with the prefix `__Host-` is read, which no
 * other host of the domain can set.
 */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-sawt_staff' : 'sawt_staff');
const patternOf = (isSecure: boolean) =>
  new RegExp(`(?:^|;\\s*)${nameOf(isSecure)}=(${TOKEN_PATTERN})(?:;|$)`);
const patterns = { secure: patternOf(true), plain: patternOf(false) };

const valueOf = (isSecure: boolean, value: string, maxAgeS: number) =>
  `${nameOf(isSecure)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** The stored hash of the session in a request's cookie; undefined without one. */
export function sessionHashOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const pattern = isSecure ? patterns.secure : patterns.plain;
  const token = pattern.exec(request.headers.cookie ?? '')?.[1];
  return token === undefined ? undefined : tokenHash(token);
}

/** A new session for a browser: what its cookie holds, and what we store. */
export function newStaffToken(): { token: string; token_hash: string } {
  const token = newToken();
  return { token, token_hash: tokenHash(token) };
}

export const giveSession = (reply: FastifyReply, isSecure: boolean, token: string): FastifyReply =>
  reply.header('set-cookie', valueOf(isSecure, token, STAFF_SESSION_LIFE_MS / 1_000));

export const takeSession = (reply: FastifyReply, isSecure: boolean): FastifyReply =>
  reply.header('set-cookie', valueOf(isSecure, '', 0));
