import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../Button/Button.tsx';
import { BulkBar } from './BulkBar.tsx';

const words = {
  ar: {
    table: 'المشرفون',
    act: 'إنهاء الأدوار',
    long: 'إنهاء أدوار المحكّمين في كل المسابقات',
    mixed: 'إرسال إلى CSV',
  },
  en: {
    table: 'People',
    act: 'End roles',
    long: 'End the roles of judges in all competitions',
    mixed: 'Send to مسقط',
  },
};

type Args = { count: number; text?: 'act' | 'long' | 'mixed'; onClear: () => void };

function Bar({ count, text = 'act', onClear }: Args) {
  const of = words[useLanguage()];
  return (
    <BulkBar table={of.table} count={count} onClear={onClear}>
      <Button variant="secondary">{of[text]}</Button>
    </BulkBar>
  );
}

const meta = {
  title: 'Staff/BulkBar',
  component: Bar,
  subcomponents: { BulkBar },
  decorators: [withDensity],
  args: { count: 3, onClear: fn() },
} satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(إلغاء التحديد|Choose none)$/ }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
/** Without a chosen row only the live region is there. */
export const States: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region')).getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { args: { count: 12, text: 'long' } };
export const MixedBidi: Story = { args: { count: 1, text: 'mixed' } };
