import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStaffEntry } from '../../../.storybook/withStaff.tsx';
import { Button } from '../Button/Button.tsx';
import { StaffEntry } from './StaffEntry.tsx';

const meta = {
  title: 'Staff/StaffEntry',
  component: StaffEntry,
  parameters: { layout: 'fullscreen' },
  decorators: [withStaffEntry],
  args: {
    title: 'تسجيل الدخول',
    lead: 'لمن يدير المسابقات ويفحص المشاركات ويحكّمها.',
    children: <Button full>دخول</Button>,
  },
} satisfies Meta<typeof StaffEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    title: 'إعداد الدخول إلى مسابقة المواهب التلفزيونية الكبرى في سلطنة عُمان',
    lead: 'يُنشأ أول مشرف للجهة المنظِّمة، ويُربط حسابه بتطبيق المصادقة في هاتفه، ثم تُعرض رموز الاسترداد مرة واحدة.',
  },
};
export const MixedBidi: Story = {
  args: { title: 'الدخول إلى Sawt 2025', lead: 'الدعوة إلى huda@example.om.' },
};
