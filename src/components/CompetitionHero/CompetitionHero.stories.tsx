import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useTranslation } from 'react-i18next';
import {
  bareDetails,
  catalogueTime,
  competitionOf,
  competitions,
  detailsOf,
  longNames,
} from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { Button } from '../Button/Button.tsx';
import { CompetitionOverview } from '../CompetitionOverview/CompetitionOverview.tsx';
import { CompetitionHero } from './CompetitionHero.tsx';

const enrol = fn();
function Enrol() {
  const { t } = useTranslation('events');
  return (
    <Button size="lg" onClick={enrol}>
      {t('competition.enrol')}
    </Button>
  );
}

const meta = {
  title: 'Stage/CompetitionHero',
  component: CompetitionHero,
  parameters: { layout: 'fullscreen' },
  args: {
    competition: competitionOf(),
    eventSlug: 'arab-singing-star-2025',
    state: 'open',
    now: catalogueTime,
    action: <Enrol />,
    panel: <CompetitionOverview competition={detailsOf()} now={catalogueTime} />,
  },
} satisfies Meta<typeof CompetitionHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Paid: Story = { args: { competition: competitions[2]!, state: 'notYet' } };
export const Closed: Story = { args: { competition: competitions[3]!, state: 'closed' } };
export const Ended: Story = { args: { competition: competitions[4]!, state: 'ended', action: undefined } };
export const Bare: Story = { args: { competition: bareDetails } };
export const Waiting: Story = { args: { competition: undefined, action: undefined, panel: undefined } };
export const LongText: Story = {
  args: {
    competition: competitionOf({
      ...longNames,
      description_ar: Array.from({ length: 4 }, () => competitionOf().description).join(' '),
    }),
  },
};
export const MixedBidi: Story = {
  args: { competition: competitionOf({ name_ar: 'الغناء الفردي (Solo) 2025', name_en: 'Solo الغناء 2025' }) },
};
