import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ClosingStage } from './ClosingStage.tsx';

const meta = {
  title: 'Stage/ClosingStage',
  component: ClosingStage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'حان وقت إظهار موهبتك',
    deadline: 'يُغلق باب التسجيل في 5 مايو 2025',
    action: <Button size="lg">التسجيل الآن</Button>,
  },
} satisfies Meta<typeof ClosingStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  args: { title: 'انتهت هذه المسابقة', deadline: 'انتهت المسابقة في 30 أغسطس 2025', action: undefined },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: { title: 'حان وقت إظهار موهبتك أمام لجنة التحكيم والجمهور في عُمان والدول العربية كلها' },
};
export const MixedBidi: Story = { args: { deadline: 'يُغلق باب التسجيل في May 5, 2025 (GST)' } };
