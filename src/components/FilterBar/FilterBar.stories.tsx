import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { FilterBar, FilterDay, FilterSelect, FilterText } from './FilterBar.tsx';

const choices = [
  { value: 'invited', label: 'دعوة إلى دور' },
  { value: 'ended', label: 'إنهاء دور' },
];
const chip = {
  key: 'subject',
  words: 'بشأن هدى الرواحية',
  removeLabel: 'إزالة المرشّح: بشأن هدى الرواحية',
  onRemove: fn(),
};

const typed = fn();

const meta = {
  title: 'Staff/FilterBar',
  component: FilterBar,
  decorators: [withDensity],
  args: {
    label: 'مرشّحات السجل',
    clearLabel: 'مسح المرشّحات',
    children: (
      <>
        <FilterSelect label="العمل" every="الكل" choices={choices} value="" onChange={() => {}} />
        <FilterDay label="من يوم" value="" onChange={() => {}} />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  args: {
    chips: [chip],
    onClear: fn(),
    children: (
      <>
        <FilterSelect label="العمل" every="الكل" choices={choices} value="ended" onChange={() => {}} />
        <FilterText label="بحث" hint="رقم الطلب" value="9Q" onChange={typed} />
        <FilterDay label="من يوم" value="2026-11-26" onChange={() => {}} />
      </>
    ),
  },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'بحث' }), '4{Enter}');
    await expect(typed).toHaveBeenCalledWith('9Q4');
    await userEvent.click(screen.getByRole('button', { name: chip.removeLabel }));
    await userEvent.click(screen.getByRole('button', { name: 'مسح المرشّحات' }));
    await expect(chip.onRemove).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { ...States, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    chips: [
      {
        ...chip,
        words: 'بشأن عبد الرحمن بن محمد بن عبد الله بن سعيد البوسعيدي العماني من قسم فرز المشاركات',
      },
    ],
  },
};
export const MixedBidi: Story = { args: { chips: [{ ...chip, words: 'بشأن Salma الحارثية (2)' }] } };
