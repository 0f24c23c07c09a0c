import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

const words = {
  ar: {
    time: 'الوقت',
    actor: 'من فعله',
    long: 'المسابقات التي يقتصر عليها الدور في هذه الجهة المنظِّمة',
    mixed: 'رقم CSV',
  },
  en: {
    time: 'Time',
    actor: 'Who',
    long: 'Competitions to which the role in this organisation is limited',
    mixed: 'Column مسقط',
  },
};

function Choice({ last = 'actor' }: { last?: 'actor' | 'long' | 'mixed' }) {
  const of = words[useLanguage()];
  const [hidden, setHidden] = useState<readonly string[]>(['time']);
  return (
    <ColumnChoice
      columns={[
        { key: 'time', label: of.time },
        { key: 'last', label: of[last] },
      ]}
      hidden={hidden}
      onHidden={setHidden}
    />
  );
}

const meta = {
  title: 'Staff/ColumnChoice',
  component: Choice,
  subcomponents: { ColumnChoice },
  decorators: [withDensity],
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => userEvent.click(canvas.getByRole('button'));

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.queryByRole('group')).toBeNull();
    await open(context);
    const [time, last] = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect([time!.checked, last!.checked]).toEqual([false, true]);
    await userEvent.click(time!);
    await userEvent.click(last!);
    await expect([time!.checked, last!.checked]).toEqual([true, false]);
  },
};
export const States: Story = {};
export const LongText: Story = { args: { last: 'long' }, play: open };
export const MixedBidi: Story = { args: { last: 'mixed' }, play: open };
