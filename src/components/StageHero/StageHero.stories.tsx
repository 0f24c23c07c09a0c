import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { board, boardTime, liveGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { localized } from '../../../domain/localized.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import { LiveBars } from '../LiveBars/LiveBars.tsx';
import { ParticipantCounter } from '../ParticipantCounter/ParticipantCounter.tsx';
import { PhaseTag } from '../PhaseTag/PhaseTag.tsx';
import { StageHero } from './StageHero.tsx';
import { StageLead } from './StageLead.tsx';

const at = liveGroup.closes_at;
const { competition } = board.data;

function Lead() {
  const language = useLanguage();
  const groups = useGroupWords();
  if (!competition) return null;
  return (
    <StageLead
      head={localized(competition, 'name', language)}
      rest={[localized(competition.round, 'name', language), groups.name(3)]}
    />
  );
}

function Promise() {
  return useTranslation('vote').t('hero.title');
}

const meta = {
  title: 'Stage/StageHero',
  component: StageHero,
  parameters: { layout: 'fullscreen' },
  args: {
    size: 'vote',
    tag: <PhaseTag phase="live" />,
    title: <Promise />,
    lead: <Lead />,
    counter: <ParticipantCounter total={764} />,
    aside: <Countdown phase={{ phase: 'live', group: 3, at }} remainingMs={at - boardTime} />,
  },
} satisfies Meta<typeof StageHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bars: Story = { args: { aside: undefined, counter: undefined } };
/** Votes light the bars: the leader's in gold. */
export const Live: Story = { args: { light: <LiveBars ranked={liveGroup.participants} /> } };
export const Ended: Story = {
  args: {
    tag: <PhaseTag phase="ended" />,
    aside: <Countdown phase={{ phase: 'ended', last: 5 }} remainingMs={0} />,
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    size: 'page',
    title: 'البطولة العربية الكبرى للغناء والإنشاد والعزف المنفرد والجماعي',
    lead: (
      <StageLead
        head="البطولة العربية الكبرى للغناء 2025"
        rest={['الجولة قبل النهائية', 'المجموعة الخامسة']}
      />
    ),
  },
};
export const MixedBidi: Story = {
  args: { lead: <StageLead head="Voice of Oman صوت عُمان 2025" rest={['Round 2', 'المجموعة الثالثة']} /> },
};
