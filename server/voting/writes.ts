import type { Submitter } from '../platform/writer/openWriter.ts';
import { appendVotes } from './appendVotes.ts';
import { declareCheckpointKey } from './checkpoints/keyDeclaration.ts';
import { storeCheckpoint } from './checkpoints/checkpointsRepo.ts';
import { changeStandingOf, type OnChangedStanding } from './standings/changeStanding.ts';
import { excludeBarred } from './standings/excludeBarred.ts';
import { changeVotingStop } from './stops/changeVotingStop.ts';

/** The writes of voting, by the names under which they are submitted. */
export const votingWrites = (onChanged: OnChangedStanding) => ({
  appendVotes,
  storeCheckpoint,
  declareCheckpointKey,
  changeStanding: changeStandingOf(onChanged),
  excludeBarred,
  changeVotingStop,
});

export type VotingWriter = Submitter<ReturnType<typeof votingWrites>>;
