import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useVoteNow } from '../../../components/AppHeader/useVoteNow.ts';
import type { Voting } from './usePublicVoting.ts';

/** On the vote page, the header's Vote Now shows the open group, or else the shown one, and focuses its heading. */
export function useVoteNowHere(voting: Voting): void {
  const voteNow = useCallback(() => {
    const { phase, group } = voting.getSnapshot().context;
    if (phase?.phase === 'live' && phase.group !== group)
      flushSync(() => voting.send({ type: 'group.chosen', group: phase.group }));
    const heading = document.querySelector<HTMLElement>('[role=tabpanel] h2');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [voting]);
  useVoteNow(voteNow);
}
