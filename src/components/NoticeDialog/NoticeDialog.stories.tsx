import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../Button/Button.tsx';
import { NoticeDialog, type NoticeDialogProps } from './NoticeDialog.tsx';

const words = {
  ar: {
    open: 'التسجيل الآن',
    title: 'أُغلق باب التسجيل',
    text: 'انتهت فترة التسجيل في هذه المسابقة.',
    confirm: 'حسنًا',
    cancel: 'إلغاء',
    busy: 'جارٍ الإرسال…',
  },
  en: {
    open: 'Enroll now',
    title: 'Registration closed',
    text: 'Registration for this competition has ended.',
    confirm: 'OK',
    cancel: 'Cancel',
    busy: 'Submitting…',
  },
};

type Args = Pick<NoticeDialogProps, 'kind' | 'onConfirm'> & {
  onCancel: () => void;
  withCancel: boolean;
  isBusy: boolean;
  startsOpen?: boolean;
  title?: string;
  text?: string;
};

function Page({ kind, onConfirm, onCancel, withCancel, isBusy, startsOpen = false, title, text }: Args) {
  const spoken = words[useLanguage()];
  const [open, setOpen] = useState(startsOpen);
  const closeDialog = (tell: () => void) => () => {
    setOpen(false);
    tell();
  };
  return (
    <main style={{ minBlockSize: '150vb' }}>
      <Button onClick={() => setOpen(true)}>{spoken.open}</Button>
      {open && (
        <NoticeDialog
          kind={kind}
          title={title ?? spoken.title}
          confirm={spoken.confirm}
          onConfirm={closeDialog(onConfirm)}
          busy={isBusy ? spoken.busy : undefined}
          {...(withCancel && { cancel: spoken.cancel, onCancel: closeDialog(onCancel) })}
        >
          {text ?? spoken.text}
        </NoticeDialog>
      )}
    </main>
  );
}

const meta = {
  title: 'Feedback/NoticeDialog',
  component: Page,
  subcomponents: { NoticeDialog },
  parameters: { docs: { story: { inline: false, height: 480 } } },
  // Frames play no functions.
  render: (args, { globals }) => <Page {...args} startsOpen={globals['canvas'] === 'frame'} />,
  args: { kind: 'warning', onConfirm: fn(), onCancel: fn(), withCancel: false, isBusy: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText(/^(حسنًا|OK)$/)).toBeVisible());
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with a name, closes by Escape, and returns the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName(/أُغلق باب التسجيل|Registration closed/);
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(opener);
  },
};

/** The cancel button has the focus, and Escape presses it. */
export const WithCancel: Story = {
  args: { withCancel: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(screen.getByRole('button', { name: /^(إلغاء|Cancel)$/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Info: Story = { args: { kind: 'info' } };
export const Success: Story = { args: { kind: 'success' } };
export const Failed: Story = { args: { kind: 'error', withCancel: true } };

/** While busy, the dialog can be neither confirmed nor closed. */
export const Busy: Story = {
  args: { kind: 'info', withCancel: true, isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^(جارٍ الإرسال…|Submitting…)$/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Mobile: Story = { args: { withCancel: true }, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    withCancel: true,
    title: 'أُغلق باب التسجيل في مسابقة الغناء الفردي للناشئين والناشئات',
    text: 'انتهت فترة التسجيل في هذه المسابقة قبل يومين، ويمكن متابعة بقية مسابقات هذه الفعالية أو انتظار الموسم القادم الذي يُعلن عنه في هذا الموقع قبل بدايته بشهر على الأقل.',
  },
};
export const MixedBidi: Story = { args: { text: 'انتهت فترة التسجيل في Voice of Oman 2025 يوم 5 مايو.' } };
