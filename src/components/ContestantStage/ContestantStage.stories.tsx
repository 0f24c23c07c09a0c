import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveGroup, participantOf } from '../../../tests/support/votePage/boardFixtures.ts';
import { PhaseTag } from '../PhaseTag/PhaseTag.tsx';
import { ContestantStage } from './ContestantStage.tsx';

const participant = liveGroup.participants[0] ?? participantOf();
const named = (full_name: string) => ({
  ...participant,
  user: { ...participant.user, full_name, full_name_ar: full_name, full_name_en: full_name },
});

const meta = {
  title: 'Stage/ContestantStage',
  component: ContestantStage,
  parameters: { layout: 'fullscreen' },
  args: {
    participant,
    tag: <PhaseTag phase="live" />,
    competesIn: ['نجم الغناء العربي 2025', 'الجولة الثانية', 'المجموعة الثالثة'],
  },
} satisfies Meta<typeof ContestantStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(participant.sms_code)).toBeVisible();
  },
};
export const Withdrawn: Story = {
  args: { participant: { ...participant, standing: 'withdrawn' }, tag: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(participant.sms_code)).toBeNull();
  },
};
export const WithoutPhoto: Story = {
  args: { participant: { ...participant, user: { ...participant.user, image_url: null } } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: { participant: named('عبدالرحمن بن عبدالعزيز بن ناصر بن سليمان الحارثي المعولي') },
  globals: { viewport: { value: 'phone' } },
};
export const MixedBidi: Story = {
  args: {
    participant: named('DJ سالم (Salim) 99!'),
    competesIn: ['Voice of Oman صوت عُمان 2025', 'Round 2', 'المجموعة الثالثة'],
  },
};
