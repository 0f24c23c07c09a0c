import type { VoteToAppend } from '../../../server/voting/voteToAppend.ts';
import { entryId, opens, roundId } from '../catalogue/seasonFixture.ts';

/** A vote for a contestant of the small season; it counts once per `source`. */
export function voteFor(
  contestant: number,
  source: string,
  changes: Partial<VoteToAppend> = {},
): VoteToAppend {
  return {
    channel: 'free',
    entryId: entryId(contestant),
    roundId,
    groupNumber: contestant < 4 ? 1 : 2,
    votes: 1,
    sourceRef: `free:${source}`,
    payer: `payer of ${source}`,
    amountBaisa: 0,
    acceptedAt: opens,
    reversesSeq: null,
    ...changes,
  };
}
