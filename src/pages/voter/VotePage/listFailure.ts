import type { VotingSnapshot } from './usePublicVoting.ts';

/**
 * Whether the list failed to load; stays true during the visitor's retry, so that the button keeps the focus.
 */
export function listFailed(snapshot: VotingSnapshot): boolean {
  return snapshot.matches({ board: 'fallback' }) || loadsAgain(snapshot);
}

export function isRetrying(snapshot: VotingSnapshot): boolean {
  return snapshot.matches({ board: { fallback: 'trying' } }) || loadsAgain(snapshot);
}

const loadsAgain = (snapshot: VotingSnapshot) =>
  snapshot.matches({ board: 'loading' }) && snapshot.context.failure !== null;
