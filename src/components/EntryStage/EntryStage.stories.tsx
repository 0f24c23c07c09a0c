import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryStage } from './EntryStage.tsx';

const meta = {
  title: 'Stage/EntryStage',
  component: EntryStage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'تسجيل الدخول', lead: 'لمتابعة المشاركات والمواعيد.', children: <p>…</p> },
} satisfies Meta<typeof EntryStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    title: 'تعيين كلمة مرور جديدة بدلًا من الكلمة المفقودة',
    lead: 'يؤدي تعيينها إلى تسجيل الخروج من جميع الأجهزة، ثم يكون الدخول بالرقم المدني وكلمة المرور هذه.',
  },
};
export const MixedBidi: Story = { args: { title: 'الدخول إلى Sawt 2025', lead: 'بريد sawt@example.om.' } };
