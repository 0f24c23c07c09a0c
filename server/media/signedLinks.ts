import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';

const MINUTE_MS = 60_000;
/** How long (ms) a link lives at most. */
export const LINK_LIFE_MS = 30 * MINUTE_MS;
/**
 * How long (ms) the server makes the same link for the same object and user, so that browsers reuse their
 * copy.
 */
const SAME_LINK_MS = 5 * MINUTE_MS;
const NAME = /^([0-9a-f]{2})[0-9a-f]{30}\.[a-z0-9]{2,4}$/;
const USER = /^[A-Za-z0-9_-]{1,64}$/;

export type SignedQuery = { user?: unknown; expires?: unknown; signature?: unknown };

/**
 * Signed links to objects of the area `media`. A link names the user that it was made for, but works for
 * anybody who has it. It expires within half an hour (decision D79).
 */
export type MediaLinks = {
  /**
   * Makes a link.
   * @param object the key of the object, with an extension
   * @param user the id of the account for which the link is made
   */
  make(object: string, user: string): string;
  /** How long (ms) a link made now will live. */
  hold(): number;
  /** The key of a link's object; undefined for a forged or expired link. */
  check(name: string, query: SignedQuery): string | undefined;
};

export function mediaLinks(key: Buffer, mediaOrigin: string, clock: Clock): MediaLinks {
  const sign = (name: string, user: string, expires: string) =>
    createHmac('sha256', key).update(`media\n${name}\n${user}\n${expires}`).digest();
  const until = () => Math.floor(clock.now() / SAME_LINK_MS) * SAME_LINK_MS + LINK_LIFE_MS;
  return {
    hold: () => until() - clock.now(),
    make: (object, user) => {
      const name = object.split('/').at(-1) ?? '';
      if (!NAME.test(name) || !USER.test(user)) throw new TypeError('Not to be linked to.');
      const expires = String(until());
      const signature = sign(name, user, expires).toString('base64url');
      return `${mediaOrigin}/${name}?${new URLSearchParams({ user, expires, signature })}`;
    },
    check: (name, { user, expires, signature }) => {
      if (typeof user !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
        return undefined;
      const shard = NAME.exec(name)?.[1];
      if (shard === undefined || !USER.test(user) || !/^[0-9]{13}$/.test(expires)) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(name, user, expires);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Number(expires) > clock.now() ? `media/${shard}/${name}` : undefined;
    },
  };
}
