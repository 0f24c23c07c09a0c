import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'لا يوجد متسابقون في هذه المجموعة بعد.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    children: 'تُعلن أسماء المتسابقين قبل فتح التصويت بيوم واحد.',
    action: <Button variant="secondary">المجموعة الثالثة</Button>,
  },
};
export const LongText: Story = {
  args: { title: 'لا يوجد متسابقون في هذه المجموعة بعد، وتُعلن أسماؤهم قبل فتح باب التصويت بيوم واحد فقط' },
};
export const MixedBidi: Story = {
  args: { title: 'لا نتائج للبحث عن «Salim 304»' },
};
