import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionProgress } from './SectionProgress.tsx';

const meta = {
  title: 'Forms/SectionProgress',
  component: SectionProgress,
  args: { words: '1 من 4 أقسام جاهزة', sections: ['invalid', 'ready', 'todo', 'todo'] },
} satisfies Meta<typeof SectionProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Complete: Story = {
  args: { words: '4 of 4 sections ready', sections: ['ready', 'ready', 'ready', 'ready'] },
};
export const LongText: Story = {
  args: { words: 'One of the four sections of this registration is ready to be sent' },
  globals: { viewport: { value: 'phone' } },
};
export const MixedBidi: Story = { args: { words: '1 of 4 أقسام جاهزة' } };
