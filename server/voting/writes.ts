import type { Submitter } from '../platform/writer/openWriter.ts';
import { appendVotes } from './appendVotes.ts';
import { declareCheckpointKey } from './checkpoints/keyDeclaration.ts';
import { storeCheckpoint } from './checkpoints/checkpointsRepo.ts';
import { changeStanding } from './standings/changeStanding.ts';
import { excludeBarred } from './standings/excludeBarred.ts';

/** The writes of voting, by the names under which they are submitted. */
export const votingWrites = {
  appendVotes,
  storeCheckpoint,
  declareCheckpointKey,
  changeStanding,
  excludeBarred,
};

export type VotingWriter = Submitter<typeof votingWrites>;
