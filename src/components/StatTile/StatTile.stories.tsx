import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile, StatTiles } from './StatTile.tsx';

const meta = {
  title: 'Feedback/StatTile',
  component: StatTile,
  args: { label: 'المشاركات', value: 4 },
  decorators: [(Story) => <StatTiles label="المشاركات حسب الحالة">{Story()}</StatTiles>],
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Known, zero, and not known yet. */
export const States: Story = {
  render: () => (
    <>
      <StatTile label="كل المشاركات" value={1_204} />
      <StatTile label="مقبولة" value={0} />
      <StatTile label="قيد المراجعة" value={undefined} />
    </>
  ),
};
export const OnPhone: Story = { ...States, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: { label: 'المشاركات التي لا تزال قيد المراجعة لدى لجنة التحكيم في هذا الموسم' },
  globals: { viewport: { value: 'narrowest' } },
};
export const MixedBidi: Story = { args: { label: 'مشاركات Voice of Oman 2025', value: 12 } };
