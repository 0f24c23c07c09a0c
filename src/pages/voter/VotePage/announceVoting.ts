import type { TFunction } from 'i18next';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { linkFailure, type LinkFailure } from './voteView.ts';
import type { Voting } from './usePublicVoting.ts';

type Snapshot = ReturnType<Voting['getSnapshot']>;
type Phase = Snapshot['context']['phase'];

/**
 * Announces changes that the visitor did not cause: a ranking, a group that opened or closed, the end of the
 * vote, a lost connection, and that the board is current again.
 * @returns ends the announcements
 */
export function announceVoting(
  voting: Voting,
  t: TFunction<'vote'>,
  ordinal: (group: number) => string,
): () => void {
  let before = voting.getSnapshot();
  const subscription = voting.subscribe((snapshot) => {
    const { orderAnnounced, phase } = snapshot.context;
    if (orderAnnounced > before.context.orderAnnounced) announce(t('live.ranking'));
    const change = changeOfPhase(before.context.phase, phase);
    if (change)
      announce(
        change.kind === 'ended'
          ? t('live.ended')
          : t(`live.${change.kind}`, { group: ordinal(change.group) }),
      );
    if (wasBehind(before) && snapshot.matches({ board: 'ready' })) announce(t('live.caughtUp'));
    const failure = newLinkFailure(linkFailure(before), linkFailure(snapshot));
    if (failure) announce(t(`link.${failure}`));
    before = snapshot;
  });
  return () => subscription.unsubscribe();
}

const wasBehind = (snapshot: Snapshot) =>
  snapshot.matches({ board: 'stale' }) || snapshot.matches({ board: 'fallback' });

/** The failure to announce, if new. Going online passes through reconnecting, which is not announced. */
function newLinkFailure(
  before: LinkFailure | undefined,
  now: LinkFailure | undefined,
): LinkFailure | undefined {
  return now === before || (now === 'reconnecting' && before === 'offline') ? undefined : now;
}

type Change = { kind: 'opened' | 'closed'; group: number } | { kind: 'ended' };

function changeOfPhase(before: Phase, now: Phase): Change | undefined {
  if (!before || !now || before.phase === now.phase) return sameKindChange(before, now);
  if (now.phase === 'live') return { kind: 'opened', group: now.group };
  if (now.phase === 'ended') return { kind: 'ended' };
  return now.phase === 'between' ? { kind: 'closed', group: now.last } : undefined;
}

/** At midnight one group closes and the next opens at once: the phase stays live. */
function sameKindChange(before: Phase, now: Phase): Change | undefined {
  if (before?.phase !== 'live' || now?.phase !== 'live' || before.group === now.group) return undefined;
  return { kind: 'opened', group: now.group };
}
