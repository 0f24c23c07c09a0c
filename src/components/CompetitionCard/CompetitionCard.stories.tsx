import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  catalogueTime,
  competitionOf,
  competitions,
  longNames,
} from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { CompetitionCard } from './CompetitionCard.tsx';

const meta = {
  title: 'Navigation/CompetitionCard',
  component: CompetitionCard,
  args: { competition: competitionOf(), now: catalogueTime },
  decorators: [(Story) => <div style={{ inlineSize: 588, maxInlineSize: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof CompetitionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Closing soon, open, not open yet, closed, ended. */
export const States: Story = {
  render: ({ now }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {competitions.map((competition) => (
        <CompetitionCard key={competition.id} competition={competition} now={now} />
      ))}
    </div>
  ),
};
export const Open: Story = {};
export const Ended: Story = { args: { competition: competitions[4]! } };
export const Cancelled: Story = {
  tags: ['unpictured'],
  args: { competition: { ...competitions[4]!, is_cancelled: true } },
};
export const NoImage: Story = { args: { competition: competitions[3]! } };
export const NoDates: Story = {
  args: { competition: competitionOf({ reg_start: null, reg_end: null, comp_start: null, comp_end: null }) },
};
export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { args: { competition: competitionOf(longNames) } };
export const MixedBidi: Story = {
  args: {
    competition: competitionOf({ name: 'x', name_ar: 'الغناء الفردي (Solo)', name_en: 'Solo الغناء' }),
  },
};
