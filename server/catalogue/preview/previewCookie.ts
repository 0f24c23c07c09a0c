import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** The link that a browser opened, and until when (UTC ms) the browser shows its draft. */
export type OpenedLink = { id: string; until: number };

/** A cookie under this prefix is accepted only over https and from the host itself. */
const HOST_PREFIX = '__Host-';
const NAME = 'sawt_preview';
const PATTERN = new RegExp(
  `(?:^|;\\s*)(${HOST_PREFIX})?${NAME}=([A-Za-z0-9_-]{22})[.]([0-9]{1,15})[.]([A-Za-z0-9_-]{43})(?:;|$)`,
);

/** Whether a request's cookies have one of a preview, valid or not. */
export const carriesPreview = (cookies: string | undefined): boolean =>
  cookies?.includes(`${NAME}=`) ?? false;

/** The link in a request's cookies; undefined without our signature, or after its time. @param now UTC ms */
export function readPreviewCookie(
  cookies: string | undefined,
  key: Uint8Array,
  now: number,
): OpenedLink | undefined {
  const [, prefix = '', id = '', end = '', signature = ''] = PATTERN.exec(cookies ?? '') ?? [];
  const opened = { id, until: Number(end) };
  if (signature === '' || opened.until <= now) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, prefix, opened)));
  return isOurs ? opened : undefined;
}

/** Sets the cookie until its time. The signature is the same on every node, so no node keeps anything. @param now UTC ms */
export function givePreviewCookie(
  reply: FastifyReply,
  opened: OpenedLink,
  { key, isSecure, now }: { key: Uint8Array; isSecure: boolean; now: number },
): void {
  const prefix = isSecure ? HOST_PREFIX : '';
  const value = `${opened.id}.${opened.until}.${signatureOf(key, prefix, opened)}`;
  setCookie(reply, isSecure, value, Math.ceil((opened.until - now) / 1_000));
}

/** Removes the cookie from the browser. */
export const endPreviewCookie = (reply: FastifyReply, isSecure: boolean): void =>
  setCookie(reply, isSecure, '', 0);

function setCookie(reply: FastifyReply, isSecure: boolean, value: string, seconds: number): void {
  const [prefix, secure] = isSecure ? [HOST_PREFIX, '; Secure'] : ['', ''];
  void reply.header(
    'set-cookie',
    `${prefix}${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

const signatureOf = (key: Uint8Array, prefix: string, { id, until }: OpenedLink) =>
  createHmac('sha256', key).update(`${prefix}preview:${id}:${until}`).digest('base64url');
