import type { ConnectionNoteProps } from '../../../components/ConnectionNote/ConnectionNote.tsx';
import type { VotingSnapshot } from './usePublicVoting.ts';

/** What to say about the way news comes; undefined while it comes, or while a first connection is being made. */
export function linkTrouble(snapshot: VotingSnapshot): ConnectionNoteProps['link'] | undefined {
  if (snapshot.matches({ link: 'offline' })) return 'offline';
  if (snapshot.matches({ board: 'stale' })) return 'reconnecting';
  if (snapshot.matches({ link: 'polling' })) return 'polling';
  return undefined;
}
