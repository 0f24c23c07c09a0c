import { expect, it } from 'vitest';
import { channelOfStanding, standingOfChannel } from './standing.ts';

it.each([
  ['withdrawn', 'withdrawn'],
  ['disqualified', 'disqualified'],
  ['excluded', 'excluded'],
  ['reinstated', 'in'],
] as const)(
  'a ledger row of the channel %s gives the standing %s, and the other way round',
  (channel, standing) => {
    expect(standingOfChannel(channel)).toBe(standing);
    expect(channelOfStanding(standing)).toBe(channel);
  },
);

it.each(['paid', 'sms', 'reversal', 'toString', ''])(
  'a ledger row of the channel %j gives no standing',
  (channel) => {
    expect(standingOfChannel(channel)).toBeUndefined();
  },
);
