/** Thresholds of flags on pace and networks (decision D140). */
export type FlagThresholds = {
  /** Votes (messages and orders) of one entry in a minute, as a number and as a multiple of its usual pace. */
  entryVotes: number;
  entryFactor: number;
  /** Orders of one network for one entry in an hour, as a number and as a multiple of its share of other orders. */
  networkOrders: number;
  networkFactor: number;
};
