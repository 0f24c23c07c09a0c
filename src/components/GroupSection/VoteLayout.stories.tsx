import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { board, boardTime, config, groups as schedule } from '../../../tests/support/boardFixtures.ts';
import type { Group } from '../../../domain/contract.ts';
import { windowOf } from '../../../domain/board.ts';
import { localized } from '../../../domain/localized.ts';
import { openingAt } from '../../../domain/opening.ts';
import { groupStatus, phaseAt } from '../../../domain/votingSchedule.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { container } from '../../theme/layout.css.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import { GroupTabs } from '../GroupTabs/GroupTabs.tsx';
import { ParticipantCounter } from '../ParticipantCounter/ParticipantCounter.tsx';
import { PhaseTag } from '../PhaseTag/PhaseTag.tsx';
import { SmsBanner } from '../SmsBanner/SmsBanner.tsx';
import { StageHero } from '../StageHero/StageHero.tsx';
import { StageLead } from '../StageHero/StageLead.tsx';
import { GroupSection } from './GroupSection.tsx';
import { nextGroup } from './nextGroup.ts';

const HOUR = 3_600_000;
const competition = board.data.competition;
const voteHref = (voterId: string) => `${config.admin_origin}/pay?voter_id=${voterId}`;

type LayoutProps = { now: number; groups?: readonly Group[]; fallback?: boolean };

/** How the vote page is put together, at an instant. */
function VoteLayout({ now, groups = schedule, fallback = false }: LayoutProps) {
  const [current, setCurrent] = useState(3);
  const phase = phaseAt(groups.map(windowOf), now);
  const group = groups.find((candidate) => candidate.number === current) ?? groups[0];
  const live = phase.phase === 'live';
  const opening = 'at' in phase && !live ? openingAt(phase.at, now) : undefined;
  if (!group) return null;
  return (
    <>
      <Stage
        now={now}
        groups={groups}
        group={current}
        panel={<SmsBanner sms={config.sms} open={live} opening={opening} exampleCode="304" />}
      />
      <div className={container} style={{ paddingBlock: '2rem 5rem' }}>
        <GroupTabs
          groups={groups.map((each) => ({
            number: each.number,
            status: groupStatus(windowOf(each), now),
            tonight: phase.phase === 'between' && phase.next === each.number && phase.at - now < 24 * HOUR,
          }))}
          current={current}
          onSelect={setCurrent}
        >
          <GroupSection
            group={group}
            status={groupStatus(windowOf(group), now)}
            next={nextGroup(groups, group.number, now)}
            opening={openingAt(group.opens_at, now)}
            voteHref={voteHref}
            fallback={fallback}
          />
        </GroupTabs>
      </div>
    </>
  );
}

type StageProps = { now: number; groups: readonly Group[]; group: number; panel: ReactNode };

function Stage({ now, groups, group, panel }: StageProps) {
  const { t } = useTranslation('vote');
  const language = useLanguage();
  const words = useGroupWords();
  const phase = phaseAt(groups.map(windowOf), now);
  if (!competition) return null;
  const round = localized(competition.round, 'name', language);
  return (
    <StageHero
      size="vote"
      tag={
        phase.phase === 'live' ? (
          <PhaseTag phase="live" />
        ) : phase.phase === 'ended' ? (
          <PhaseTag phase="ended" />
        ) : (
          <PhaseTag phase="closed" group={3} />
        )
      }
      title={t('hero.title')}
      lead={<StageLead head={localized(competition, 'name', language)} rest={[round, words.name(group)]} />}
      counter={<ParticipantCounter total={competition.total_participants} />}
      aside={<Countdown phase={phase} remainingMs={'at' in phase ? phase.at - now : 0} />}
      panel={panel}
    />
  );
}

const meta = {
  title: 'Layouts/Vote',
  component: VoteLayout,
  parameters: { layout: 'fullscreen' },
  args: { now: boardTime },
} satisfies Meta<typeof VoteLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const LiveMobile: Story = { globals: { viewport: { value: 'phone' } } };
/** The third group closes in the evening, the fourth opens at midnight. */
const evening = schedule.map((group) => ({
  ...group,
  closes_at: group.number === 3 ? group.closes_at - 6 * HOUR : group.closes_at,
}));
export const Between: Story = {
  args: { now: (schedule[3]?.opens_at ?? 0) - 5 * HOUR - 760_000, groups: evening },
};
export const Ended: Story = { args: { now: (schedule[4]?.closes_at ?? 0) + HOUR } };
export const Fallback: Story = { args: { fallback: true } };
