import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TermsDialog } from './TermsDialog.tsx';

const meta = {
  title: 'Forms/TermsDialog',
  component: TermsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { height: 480 } } },
  args: {
    title: 'الشروط والأحكام',
    children: <p>مدة الفيديو دقيقتان أو أقل</p>,
    accept: 'موافقة',
    onAccept: fn(),
    close: 'إغلاق دون موافقة',
    onClose: fn(),
  },
} satisfies Meta<typeof TermsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'موافقة' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
/** Escape accepts nothing. */
export const Escaped: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    title: 'Terms and conditions of this competition',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>Every entry is heard by each member of the jury, in the order in which it came.</p>
    )),
    accept: 'Accept',
    close: 'Close without accepting',
  },
  globals: { viewport: { value: 'phone' } },
};
export const MixedBidi: Story = { args: { children: <p>الملف MP4 أو MOV، و200 MB بحد أقصى</p> } };
