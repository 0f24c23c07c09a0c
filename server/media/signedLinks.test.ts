import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { objectKey } from '../platform/storage/objectKey.ts';
import { LINK_LIFE_MS, mediaLinks } from './signedLinks.ts';

const START = Date.UTC(2026, 9, 20, 12, 3);
const key = randomBytes(32);
const origin = 'https://media.example';
const object = objectKey('media', 'mp4');

const open = (clock = manualClock(START)) => ({ clock, links: mediaLinks(key, origin, clock) });
const follow = (
  links: ReturnType<typeof mediaLinks>,
  address: string,
  change: Record<string, string> = {},
) => {
  const url = new URL(address);
  return links.check(url.pathname.slice(1), { ...Object.fromEntries(url.searchParams), ...change });
};

describe('a link', () => {
  it('leads to its object, by a path that ends in the extension and reveals nothing else', () => {
    const { links } = open();
    const address = links.make(object, 'user-1');
    const url = new URL(address);
    expect([url.origin, url.pathname]).toEqual([origin, `/${object.split('/')[2]}`]);
    expect([...url.searchParams.keys()]).toEqual(['user', 'expires', 'signature']);
    expect(follow(links, address)).toBe(object);
  });

  it('expires within half an hour, and stays the same for five minutes', () => {
    const { links, clock } = open();
    const address = links.make(object, 'user-1');
    clock.advance(60_000);
    expect(links.make(object, 'user-1')).toBe(address);
    clock.advance(60_000);
    expect(links.make(object, 'user-1')).not.toBe(address);
    const until = Number(new URL(address).searchParams.get('expires'));
    expect(until - START).toBeLessThanOrEqual(LINK_LIFE_MS);
    expect(until - START).toBeGreaterThan(LINK_LIFE_MS - 300_000);
    clock.advance(until - clock.now() - 1);
    expect(follow(links, address)).toBe(object);
    clock.advance(1);
    expect(follow(links, address)).toBeUndefined();
  });

  it('is valid for as long as its maker says', () => {
    const { links, clock } = open();
    const hold = links.hold();
    const address = links.make(object, 'user-1');
    clock.advance(hold - 1);
    expect(follow(links, address)).toBe(object);
    clock.advance(1);
    expect(follow(links, address)).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { user: 'user-2' },
    { user: 'user-1\n' },
    { expires: String(START + LINK_LIFE_MS * 2) },
    { expires: '9' },
    { signature: '' },
    { signature: 'A'.repeat(43) },
    { signature: 'short' },
  ])('with %j leads nowhere', (change) => {
    const { links } = open();
    expect(follow(links, links.make(object, 'user-1'), change)).toBeUndefined();
  });

  it('to another object, without its parts, or of another installation leads nowhere', () => {
    const { links, clock } = open();
    const query = Object.fromEntries(new URL(links.make(object, 'user-1')).searchParams);
    const other = objectKey('media', 'mp4').split('/')[2] ?? '';
    expect(links.check(other, query)).toBeUndefined();
    expect(links.check('../../keys/media.key', query)).toBeUndefined();
    expect(links.check(object.split('/')[2] ?? '', {})).toBeUndefined();
    expect(links.check(object.split('/')[2] ?? '', { ...query, user: ['user-1'] })).toBeUndefined();
    const stranger = mediaLinks(randomBytes(32), origin, clock);
    expect(follow(stranger, links.make(object, 'user-1'))).toBeUndefined();
  });

  it('is never made to an unchecked file, or for nobody', () => {
    const { links } = open();
    expect(() => links.make(objectKey('media'), 'user-1')).toThrow(TypeError);
    expect(() => links.make(object, '')).toThrow(TypeError);
  });
});
