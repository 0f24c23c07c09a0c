import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TabBanner } from '../../../components/TabBanner/TabBanner.tsx';
import { TabBlocker, type TabBlockerProps } from '../../../components/TabBlocker/TabBlocker.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { tabGuardMachine } from '../../../machines/tabGuard/tabGuardMachine.ts';
import type { Voting } from './usePublicVoting.ts';

export type TabGuardMachine = typeof tabGuardMachine;
type Props = { machine: TabGuardMachine; voting: Voting };

const blockedStates = ['toldOriginal', 'cannotClose', 'asking'] as const;

/**
 * Allows voting in one tab: covers this one while another votes, shows a banner when called or while another tab of
 * the same voter votes, and controls whether this tab may hold the stream.
 */
export function TabGuard({ machine, voting }: Props) {
  const { t } = useTranslation('vote');
  const [snapshot, send] = useMachine(machine);
  const active = snapshot.matches('active');
  const blocked = snapshot.matches('blocked');
  const called = snapshot.matches({ active: 'called' });
  useDocumentTitle(t('pageTitle'), called ? 'called' : 'page');
  useEffect(() => {
    if (active) voting.send({ type: 'tab.admitted' });
    if (blocked) voting.send({ type: 'tab.blocked' });
  }, [active, blocked, voting]);

  if (called) return <TabBanner onDismiss={() => send({ type: 'call.dismissed' })} />;
  if (!blocked) return null;
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
