/** Which tab votes (decision D34): Web Locks elect, or a channel alone where there is no secure context. */
import { type AnyEventObject, fromCallback } from 'xstate';
import type { ChannelCommand, TabGuardEvent } from '../../machines/tabGuard/tabGuardMachine.ts';

const LOCK = 'sawt.vote';
const CALLS = 'sawt.vote.calls';

type Tell = (event: TabGuardEvent) => void;

export const claimVote = fromCallback<AnyEventObject>(({ sendBack }) =>
  'locks' in navigator ? claimByLock(navigator.locks, sendBack) : claimWithoutLocks(sendBack),
);

/** Refused once, the claim stays in the queue, so that it is granted the moment the active tab is gone. */
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
      // Not awaited here: this first request must end for the second to wait alone.
      queue().catch(() => {});
      return undefined;
    })
    .catch(() => claimAnyway(tell, leaving.signal));
  return () => leaving.abort();
}

/** Where storage is forbidden, so are locks. */
function claimAnyway(tell: Tell, signal: AbortSignal): void {
  if (signal.aborted) return;
  signal.addEventListener('abort', claimWithoutLocks(tell));
}

/** Almost every browser has locks: the election by a channel is fetched only where there are none. */
function claimWithoutLocks(tell: Tell): () => void {
  let leave = () => {};
  let left = false;
  const claim = async () => {
    const { claimByChannel } = await import('./tabChannel.ts');
    if (!left) leave = claimByChannel(tell);
  };
  // Better two tabs that vote than none: the server counts each vote once whatever the tabs believe.
  claim().catch(() => tell({ type: 'claim.granted' }));
  return () => {
    left = true;
    leave();
  };
}

/** A page cannot focus another tab; it can only ask that one to make itself seen. */
export const talkToTabs = fromCallback<ChannelCommand>(({ sendBack, receive }) => {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(CALLS);
  channel.addEventListener('message', () => sendBack({ type: 'original.called' }));
  const call = channel.postMessage.bind(channel, 'call');
  receive(() => call());
  return () => channel.close();
});
