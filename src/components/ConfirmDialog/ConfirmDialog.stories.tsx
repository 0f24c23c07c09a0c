import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Page({
  startsOpen = false,
  onConfirm,
  onCancel,
  ...words
}: ConfirmDialogProps & { startsOpen?: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  const closeDialog = (tell: () => void) => () => {
    setOpen(false);
    tell();
  };
  return (
    <main style={{ minBlockSize: '100vb' }}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        حذف
      </Button>
      {open && (
        <ConfirmDialog {...words} onConfirm={closeDialog(onConfirm)} onCancel={closeDialog(onCancel)} />
      )}
    </main>
  );
}

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: Page,
  subcomponents: { ConfirmDialog },
  parameters: { docs: { story: { inline: false, height: 480 } } },
  // Frames play no functions.
  render: (args, { globals }) => <Page {...args} startsOpen={globals['canvas'] === 'frame'} />,
  args: {
    title: 'هل تريد حذف هذه البطاقة؟',
    children: 'تُزال البطاقة من هذه القائمة فقط، وتبقى المشاركة نفسها محفوظة.',
    confirm: 'حذف البطاقة',
    cancel: 'إلغاء',
    onConfirm: fn(),
    onCancel: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'إلغاء' })).toHaveFocus());
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Escape cancels; only the confirm button confirms. */
export const States: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await expect([args.onCancel, args.onConfirm].map((each) => each.mock.calls.length)).toEqual([1, 0]);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(screen.getByRole('button', { name: 'حذف البطاقة' }));
    await expect([args.onCancel, args.onConfirm].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    title: 'هل تريد حذف بطاقة المشاركة في مسابقة الغناء الفردي للناشئين والناشئات من هذه القائمة؟',
    children:
      'تُزال البطاقة من هذه القائمة فقط، وتبقى المشاركة نفسها محفوظة لدى المسابقة، وتعود بطاقتها عند فتح الصفحة من جديد على هذا الجهاز أو على غيره.',
  },
};
export const MixedBidi: Story = { args: { children: 'تُزال بطاقة Voice of Oman 2025 من هذه القائمة فقط.' } };
