import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { board, boardTime, groups, weights } from '../../../tests/support/votePage/boardFixtures.ts';
import { windowOf } from '../../../domain/board.ts';
import { localized } from '../../../domain/localized.ts';
import { groupStatus, phaseAt } from '../../../domain/votingSchedule.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { LeaderboardStage } from '../LeaderboardStage/LeaderboardStage.tsx';
import { LeaderboardTable } from '../LeaderboardTable/LeaderboardTable.tsx';
import { PhaseTag } from '../PhaseTag/PhaseTag.tsx';
import { Podium } from '../Podium/Podium.tsx';
import { LeaderboardPanel } from './LeaderboardPanel.tsx';

const { competition } = board.data;
const voteHref = (id: string) => `/user/vote-now?entry=${id}`;

/** The leaderboard as its page composes it. */
function Page({ start, loading = false }: { start: number; loading?: boolean }) {
  const language = useLanguage();
  const [current, setCurrent] = useState(start);
  const group = groups.find(({ number }) => number === current);
  if (!group || !competition) return null;
  const open = groupStatus(windowOf(group), boardTime) === 'open';
  const { participants } = group;
  return (
    <>
      <LeaderboardStage
        tag={
          <PhaseTag phase={phaseAt(groups.map(windowOf), boardTime).phase === 'live' ? 'live' : 'closed'} />
        }
        lead={[localized(competition, 'name', language), localized(competition.round, 'name', language)]}
        updatedAt={boardTime}
        podium={loading ? undefined : <Podium participants={participants} weights={weights} />}
      />
      <LeaderboardPanel
        groups={groups.map((each) => ({
          number: each.number,
          status: groupStatus(windowOf(each), boardTime),
        }))}
        current={current}
        weights={weights}
        onSelect={setCurrent}
      >
        <LeaderboardTable
          participants={loading ? undefined : participants}
          group={current}
          status={groupStatus(windowOf(group), boardTime)}
          weights={weights}
          voteHref={open ? voteHref : undefined}
        />
      </LeaderboardPanel>
    </>
  );
}

const meta = {
  title: 'Voting/LeaderboardPanel',
  component: Page,
  subcomponents: { LeaderboardPanel },
  args: { start: 3 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosedGroup: Story = { args: { start: 2 } };
export const Loading: Story = { args: { loading: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
