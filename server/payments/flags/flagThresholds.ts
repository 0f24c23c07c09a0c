/**
 * From which figures the pace of an entry or the share of a network raises a flag (decision D140). A figure
 * must reach both the number and the multiple.
 */
export type FlagThresholds = {
  /**
   * Votes of one entry in a minute (a message or an order is one), and how many times its usual pace that
   * is.
   */
  entryVotes: number;
  entryFactor: number;
  /**
   * Orders of one network for one entry in an hour, and how many times the network's share of other
   * entries' orders.
   */
  networkOrders: number;
  networkFactor: number;
};
