import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  bareDetails,
  detailsOf,
  longNames,
  muscat,
  rounds,
} from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { CompetitionSections } from './CompetitionSections.tsx';

const meta = {
  title: 'Stage/CompetitionSections',
  component: CompetitionSections,
  // The first round runs.
  args: { competition: detailsOf(), now: muscat(5, 12) },
} satisfies Meta<typeof CompetitionSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoData: Story = { args: { competition: bareDetails } };
export const RoundsToBeAnnounced: Story = {
  args: {
    competition: detailsOf({
      rounds: rounds.map((round) => ({
        ...round,
        starts_at: null,
        ends_at: null,
        judges_percent: 0,
        voting_percent: 100,
      })),
    }),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    competition: detailsOf({
      criteria: detailsOf().criteria.map((criterion) => ({
        ...criterion,
        ...longNames,
        name: criterion.name,
      })),
      rounds: rounds.map((round) => ({ ...round, ...longNames })),
    }),
  },
};
export const MixedBidi: Story = {
  args: {
    competition: detailsOf({
      submission_requirements_ar: 'ملف MP4 أو MOV بدقة 1080p على الأقل\nAn English requirement',
      submission_requirements_en: 'MP4 أو MOV file\nشرط بالعربية',
    }),
  },
};
