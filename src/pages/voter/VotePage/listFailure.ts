import type { VotingSnapshot } from './usePublicVoting.ts';

/** Whether the list could not be loaded; also while the visitor's retry of it runs, so that the button keeps the focus. */
export function listFailed(snapshot: VotingSnapshot): boolean {
  return snapshot.matches({ board: 'fallback' }) || loadsAgain(snapshot);
}

export function isRetrying(snapshot: VotingSnapshot): boolean {
  return snapshot.matches({ board: { fallback: 'trying' } }) || loadsAgain(snapshot);
}

const loadsAgain = (snapshot: VotingSnapshot) =>
  snapshot.matches({ board: 'loading' }) && snapshot.context.failure !== null;
