/** Whether an entry competes in a round; only votes for competing entries count (decision D135). */

/** `excluded`: the entry was rejected, or its account suspended. */
export type Standing = 'in' | 'withdrawn' | 'disqualified' | 'excluded';

/** The channels of ledger rows that change a standing. */
export type StandingChannel = Exclude<Standing, 'in'> | 'reinstated';

const standings: Record<StandingChannel, Standing> = {
  withdrawn: 'withdrawn',
  disqualified: 'disqualified',
  excluded: 'excluded',
  reinstated: 'in',
};

/** The standing that a ledger row of this channel sets; undefined for rows that change votes. */
export function standingOfChannel(channel: string): Standing | undefined {
  return Object.hasOwn(standings, channel) ? standings[channel as StandingChannel] : undefined;
}

export const channelOfStanding = (standing: Standing): StandingChannel =>
  standing === 'in' ? 'reinstated' : standing;
