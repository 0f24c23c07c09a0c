/** Elects the voting tab (decision D34): by Web Locks, or by a channel outside of secure contexts. */
import { type AnyEventObject, fromCallback } from 'xstate';
import type { ChannelCommand, TabGuardEvent } from '../../machines/tabGuard/tabGuardMachine.ts';

const LOCK = 'sawt.vote';
const CALLS = 'sawt.vote.calls';

type Tell = (event: TabGuardEvent) => void;

export const claimVote = fromCallback<AnyEventObject>(({ sendBack }) =>
  'locks' in navigator ? claimByLock(navigator.locks, sendBack) : claimWithoutLocks(sendBack),
);

/** A refused claim stays queued, so that it is granted when the active tab closes. */
export function claimByLock(locks: LockManager, tell: Tell): () => void {
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  const hold = () => {
    if (!leaving.signal.aborted) tell({ type: 'claim.granted' });
    return left;
  };
  const queue = () => locks.request(LOCK, { signal: leaving.signal }, hold);
  locks
    .request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      tell({ type: 'claim.refused' });
      // Not awaited: the first request must end before the queued one can wait.
      queue().catch(() => {});
      return undefined;
    })
    .catch(() => claimAnyway(tell, leaving.signal));
  return () => leaving.abort();
}

/** Claims by the channel: browsers that forbid storage forbid locks too. */
function claimAnyway(tell: Tell, signal: AbortSignal): void {
  if (signal.aborted) return;
  signal.addEventListener('abort', claimWithoutLocks(tell));
}

/** Loads the channel election only for browsers without locks. */
function claimWithoutLocks(tell: Tell): () => void {
  let leave = () => {};
  let left = false;
  const claim = async () => {
    const { claimByChannel } = await import('./tabChannel.ts');
    if (!left) leave = claimByChannel(tell);
  };
  // Two voting tabs are better than none: the server counts each vote once.
  claim().catch(() => tell({ type: 'claim.granted' }));
  return () => {
    left = true;
    leave();
  };
}

/** A page cannot focus another tab; it can only ask that tab to draw attention. */
export const talkToTabs = fromCallback<ChannelCommand>(({ sendBack, receive }) => {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(CALLS);
  channel.addEventListener('message', () => sendBack({ type: 'original.called' }));
  const call = channel.postMessage.bind(channel, 'call');
  receive(() => call());
  return () => channel.close();
});
