import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { callerOf, createLimit, networkOf, networksOf } from './requestLimits.ts';

describe('a rate limit', () => {
  it('lets a burst pass, then one request each time the rate allows', () => {
    const clock = manualClock(0);
    const limit = createLimit({ burst: 3, perMinute: 60 }, clock);
    const take = () => limit.take('a');
    expect([take(), take(), take(), take()]).toEqual([undefined, undefined, undefined, 1]);
    clock.advance(999);
    expect(take()).toBe(1);
    clock.advance(1);
    expect([take(), take()]).toEqual([undefined, 1]);
  });

  it('says how many seconds to wait', () => {
    const limit = createLimit({ burst: 1, perMinute: 5 }, manualClock(0));
    expect([limit.take('a'), limit.take('a')]).toEqual([undefined, 12]);
  });

  it('is full again after a pause', () => {
    const clock = manualClock(0);
    const limit = createLimit({ burst: 2, perMinute: 60 }, clock);
    limit.take('a');
    limit.take('a');
    clock.advance(2_000);
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([undefined, undefined, 1]);
  });

  it('counts each caller alone', () => {
    const limit = createLimit({ burst: 1, perMinute: 1 }, manualClock(0));
    expect([limit.take('a'), limit.take('b'), limit.take('a')]).toEqual([undefined, undefined, 60]);
  });

  it('forgets idle callers, so that many addresses do not fill the memory', () => {
    const clock = manualClock(0);
    const limit = createLimit({ burst: 1, perMinute: 60 }, clock);
    for (let caller = 0; caller < 10_000; caller += 1) limit.take(`${caller}`);
    clock.advance(1_000);
    limit.take('late');
    expect(limit.size()).toBe(1);
  });
});

describe('a caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
  ])('%s counts as %s and is logged as %s', (address, caller, network) => {
    expect([callerOf(address), networkOf(address)]).toEqual([caller, network]);
  });
});

it.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:ab12:3:4:5:6', ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2::9', ['2001:db8:1:2::/64', '2001:db8:1:0000::/56', '2001:db8:1::/48']],
])('%s belongs to the networks %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
