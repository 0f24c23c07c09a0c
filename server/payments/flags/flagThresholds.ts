/** From when on pace and networks are flagged (decision D140). */
export type FlagThresholds = {
  /** Votes (messages and orders) of one entry in a minute, and how many times what is usual they are. */
  entryVotes: number;
  entryFactor: number;
  /** Orders of one network for one entry in an hour, and how many times its share of the others' orders. */
  networkOrders: number;
  networkFactor: number;
};
