/** Elects the voting tab (decision D34): by Web Locks, or by a channel outside of secure contexts. */
import { fromCallback } from 'xstate';
import type { ChannelCommand, ClaimCommand } from '../../machines/tabGuard/tabGuardMachine.ts';
import type { Claim, Tell } from './tabClaim.ts';

const LOCK = 'sawt.vote';
const CALLS = 'sawt.vote.calls';

export const claimVote = fromCallback<ClaimCommand>(({ sendBack, receive }) => {
  const claim = 'locks' in navigator ? claimByLock(navigator.locks, sendBack) : claimWithoutLocks(sendBack);
  receive(() => claim.take());
  return () => claim.leave();
});

/** A refused claim stays queued, so that it is granted when the active tab closes. */
export function claimByLock(locks: LockManager, tell: Tell): Claim {
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  /** The request through which this tab has the vote. */
  let held: symbol | null = null;
  let isQueued = false;
  const hold = (request: symbol) => {
    held = request;
    if (!leaving.signal.aborted) tell({ type: 'claim.granted' });
    return left;
  };
  /** A lock that ends while this tab still wants it was taken by another tab. */
  const lose = (request: symbol) => {
    if (held !== request || leaving.signal.aborted) return;
    held = null;
    tell({ type: 'claim.taken' });
    queue();
  };
  const queue = () => {
    if (isQueued) return;
    isQueued = true;
    const request = Symbol('queued');
    const holdQueued = () => {
      isQueued = false;
      return hold(request);
    };
    locks.request(LOCK, { signal: leaving.signal }, holdQueued).catch(() => lose(request));
  };
  const first = Symbol('first');
  let claimAnyway: Claim | undefined;
  let isTaking = false;
  locks
    .request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold(first);
      tell({ type: 'claim.refused' });
      // Not awaited: the first request must end before the queued one can wait.
      queue();
      return undefined;
    })
    .catch(() => {
      if (held !== null) lose(first);
      // Browsers that forbid storage forbid locks too.
      else if (!leaving.signal.aborted && !isQueued) claimAnyway = claimWithoutLocks(tell);
      if (isTaking) claimAnyway?.take();
    });
  return {
    take: () => {
      if (claimAnyway) return claimAnyway.take();
      isTaking = true;
      // Taking it from itself is no loss.
      held = null;
      const request = Symbol('taken');
      locks.request(LOCK, { steal: true }, () => hold(request)).catch(() => lose(request));
      return undefined;
    },
    leave: () => {
      leaving.abort();
      claimAnyway?.leave();
    },
  };
}

/** Loads the channel election only for browsers without locks. */
function claimWithoutLocks(tell: Tell): Claim {
  let isLeft = false;
  const loading = import('./tabChannel.ts').then(({ claimByChannel }) =>
    isLeft ? undefined : claimByChannel(tell),
  );
  // Two voting tabs are better than none: the server counts each vote once.
  loading.catch(() => tell({ type: 'claim.granted' }));
  return {
    take: () => void loading.then((claim) => claim?.take()).catch(() => {}),
    leave: () => {
      isLeft = true;
      void loading.then((claim) => claim?.leave()).catch(() => {});
    },
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
