import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { above: [{ href: '/arab-singing-star-2025', label: 'المسابقات' }], current: 'الغناء الفردي' },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnStage: Story = { globals: { theme: 'stage' } };
export const States: Story = {
  args: {
    above: [
      { href: '/events', label: 'الفعاليات' },
      { href: '/arab-singing-star-2025', label: 'نجم الغناء العربي 2025' },
    ],
  },
};
/** The name of the page is still loading. */
export const Waiting: Story = { args: { current: undefined } };
export const LongText: Story = {
  args: {
    above: [{ href: '/e', label: 'المهرجان العربي الكبير للغناء والإنشاد والعزف المنفرد والجماعي' }],
    current: 'مسابقة الغناء الفردي للناشئين والناشئات من عُمان والدول العربية الشقيقة',
  },
  globals: { viewport: { value: 'phone' } },
};
export const MixedBidi: Story = {
  args: { above: [{ href: '/e', label: 'Voice of Oman 2025' }], current: 'الغناء الفردي (Solo)' },
};
