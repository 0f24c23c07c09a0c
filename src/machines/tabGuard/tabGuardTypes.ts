/** One tab votes (specification section 2 "multiple-tabs-detected blocker"; decision D34). The guard knows nothing but its state. */

export type TabGuardEvent =
  /* from the claim on the vote: granted at once, or later when the active tab is closed */
  | { type: 'claim.granted' }
  | { type: 'claim.refused' }
  /** Two tabs had claimed at once and the other is first; only where a channel elects. */
  | { type: 'claim.lost' }
  /* from another tab, to the active one */
  | { type: 'original.called' }
  /* the visitor, in the active tab */
  | { type: 'call.dismissed' }
  /* the visitor, in a blocked tab */
  | { type: 'close.requested' }
  | { type: 'original.requested' }
  | { type: 'retry.requested' };

/** What a blocked tab sends to the original by way of the channel. */
export type ChannelCommand = { type: 'call.sent' };
