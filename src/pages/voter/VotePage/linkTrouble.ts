import type { ConnectionNoteProps } from '../../../components/ConnectionNote/ConnectionNote.tsx';
import type { VotingSnapshot } from './usePublicVoting.ts';

export type LinkTrouble = ConnectionNoteProps['link'];

/** What is wrong with live updates; undefined while they arrive, and while the first connection is made. */
export function linkTrouble(snapshot: VotingSnapshot): LinkTrouble | undefined {
  if (snapshot.matches({ board: 'fallback' })) return undefined;
  if (snapshot.matches({ link: 'offline' })) return 'offline';
  if (snapshot.matches({ board: 'stale' })) return 'reconnecting';
  return isPolling(snapshot) ? 'polling' : undefined;
}

/** Stays true while the stream is retried, so that the message does not flicker. */
function isPolling(snapshot: VotingSnapshot): boolean {
  const tryingAgain =
    snapshot.context.streamFailures > 1 && snapshot.matches({ link: { following: 'connecting' } });
  return tryingAgain || snapshot.matches({ link: 'polling' });
}
