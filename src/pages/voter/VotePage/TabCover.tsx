import type { SnapshotFrom } from 'xstate';
import { TabBanner } from '../../../components/TabBanner/TabBanner.tsx';
import { TabBlocker, type TabBlockerProps } from '../../../components/TabBlocker/TabBlocker.tsx';
import type { TabGuardEvent, tabGuardMachine } from '../../../machines/tabGuard/tabGuardMachine.ts';

type Props = {
  snapshot: SnapshotFrom<typeof tabGuardMachine>;
  send: (event: TabGuardEvent) => void;
};

const blockedStates = ['toldOriginal', 'cannotClose', 'asking'] as const;

/** What a tab shows that another tab called, or that does not have the vote. */
export function TabCover({ snapshot, send }: Props) {
  if (snapshot.matches('active'))
    return <TabBanner state="called" onDismiss={() => send({ type: 'call.dismissed' })} />;
  if (snapshot.matches('resting'))
    return <TabBanner state="resting" onVote={() => send({ type: 'vote.requested' })} />;
  const state: TabBlockerProps['state'] =
    blockedStates.find((each) => snapshot.matches({ blocked: each })) ?? 'blocked';
  return (
    <TabBlocker
      state={state}
      onGoToOriginal={() => send({ type: 'original.requested' })}
      onClose={() => send({ type: 'close.requested' })}
      onRetry={() => send({ type: 'retry.requested' })}
    />
  );
}
