import { describe, expect, it } from 'vitest';
import { callerOf, networkOf, networksOf } from './networks.ts';

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
