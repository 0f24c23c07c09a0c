import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { tabGuardMachine } from '../../../machines/tabGuard/tabGuardMachine.ts';
import { TabCover } from './TabCover.tsx';
import type { Voting } from './usePublicVoting.ts';

export type TabGuardMachine = typeof tabGuardMachine;
type Props = { machine: TabGuardMachine; voting: Voting };

/**
 * Allows voting in one tab: covers this one while another votes, shows a banner when called or while another tab of
 * the same voter votes, and controls whether this tab may hold the stream.
 */
export function TabGuard({ machine, voting }: Props) {
  const { t } = useTranslation('vote');
  const [snapshot, send] = useMachine(machine);
  const active = snapshot.matches('active');
  const called = snapshot.matches({ active: 'called' });
  const idle = snapshot.matches('blocked') || snapshot.matches('resting');
  useDocumentTitle(t('pageTitle'), called ? 'called' : 'page');
  useEffect(() => {
    if (active) voting.send({ type: 'tab.admitted' });
    if (idle) voting.send({ type: 'tab.blocked' });
  }, [active, idle, voting]);

  return called || idle ? <TabCover snapshot={snapshot} send={send} /> : null;
}
