import type { PublicVotingContext } from './publicVotingTypes.ts';

export const initialPublicVoting: PublicVotingContext = {
  board: null,
  source: null,
  config: null,
  etag: null,
  currentAt: null,
  failure: null,
  serverOffset: null,
  now: 0,
  phase: null,
  group: null,
  groupChosen: false,
  heldGroup: null,
  orders: {},
  orderAnnounced: 0,
  announcedAt: null,
  announcementDue: false,
  visible: true,
  admitted: false,
  online: true,
  streamFailures: 0,
};
