/** Feeds the board stream into the vote. */
import { type AnyEventObject, fromCallback } from 'xstate';
import type { FollowInput } from '../../machines/publicVoting/publicVotingTypes.ts';

export const followBoard = (base: string) =>
  fromCallback<AnyEventObject, FollowInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    import('./openAskedStream.ts')
      .then((stream) => stream.openAskedStream(base, input, sendBack, leaving.signal))
      .catch(() => sendBack({ type: 'stream.cut' }));
    return () => leaving.abort();
  });
