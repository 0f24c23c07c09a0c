import { createHmac, timingSafeEqual } from 'node:crypto';
import { UNSUBSCRIBE_PATH } from '../../../domain/routes.ts';
import type { Language } from '../../platform/http/language.ts';

/** A candidate, and the organisation whose news they may refuse. */
export type Subscription = { userId: string; organisationId: string };

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

const signatureOf = (key: Uint8Array, { userId, organisationId }: Subscription): string =>
  createHmac('sha256', key).update(`unsubscribe:${organisationId}:${userId}`).digest('base64url');

/**
 * The path at which a candidate ends the news of an organisation, without logging in. Its token does nothing else, so it does
 * not expire: the law wants a link that works in old messages, too.
 */
export const unsubscribePath = (key: Uint8Array, language: Language, subscription: Subscription): string => {
  const { userId, organisationId } = subscription;
  const token = `${organisationId}.${userId}.${signatureOf(key, subscription)}`;
  return `${UNSUBSCRIBE_PATH}/${token}?lng=${language}`;
};

/** Whose news a token ends; undefined for one that we did not sign. */
export function readUnsubscribeToken(key: Uint8Array, token: string): Subscription | undefined {
  const [, organisationId, userId, signature] = TOKEN.exec(token) ?? [];
  if (organisationId === undefined || userId === undefined || signature === undefined) return undefined;
  const subscription = { userId, organisationId };
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, subscription)));
  return isOurs ? subscription : undefined;
}
