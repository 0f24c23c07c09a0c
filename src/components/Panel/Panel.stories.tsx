import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Stage/Panel',
  component: Panel,
  args: { title: 'بيانات التواصل', children: 'محتوى اللوحة' },
  decorators: [(Story) => <div style={{ maxInlineSize: '46rem' }}>{Story()}</div>],
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'للتواصل بشأن عملية الدفع هذه فقط، ولا تظهر لأحد.' } };
export const WithAside: Story = { args: { aside: <p>بيانات البطاقة تصل إلى بوابة الدفع مباشرةً</p> } };
export const LongText: Story = {
  args: {
    title: 'بيانات التواصل مع من دفع ثمن الأصوات في هذه الجولة من المسابقة',
    hint: 'للتواصل بشأن عملية الدفع هذه فقط، ولا تظهر لأحد غير العاملين على معالجة هذه العملية بعينها.',
    aside: <p>تصل بيانات البطاقة إلى بوابة الدفع مباشرةً، ولا تُحفظ لدينا</p>,
  },
};
export const MixedBidi: Story = { args: { title: 'بيانات Thawani (OMR)' } };
