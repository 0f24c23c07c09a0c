import type { ConnectionNoteProps } from '../../../components/ConnectionNote/ConnectionNote.tsx';
import type { VotingSnapshot } from './usePublicVoting.ts';

export type LinkTrouble = ConnectionNoteProps['link'];

/** What to say about the way news comes; undefined while it comes, or while a first connection is being made. */
export function linkTrouble(snapshot: VotingSnapshot): LinkTrouble | undefined {
  if (snapshot.matches({ board: 'fallback' })) return undefined;
  if (snapshot.matches({ link: 'offline' })) return 'offline';
  if (snapshot.matches({ board: 'stale' })) return 'reconnecting';
  return isPolling(snapshot) ? 'polling' : undefined;
}

/** Also while the stream is tried again from time to time: what is said must not come and go with each try. */
function isPolling(snapshot: VotingSnapshot): boolean {
  const tryingAgain =
    snapshot.context.streamFailures > 1 && snapshot.matches({ link: { following: 'connecting' } });
  return tryingAgain || snapshot.matches({ link: 'polling' });
}
