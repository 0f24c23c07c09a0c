import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { WithdrawDialog, type WithdrawDialogProps } from './WithdrawDialog.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Typing is part of the story; everything else comes from its arguments. */
function Page({ name, ...props }: WithdrawDialogProps) {
  const [value, setValue] = useState(name?.value ?? '');
  const [open, setOpen] = useState(true);
  return (
    <main style={{ minBlockSize: '150vb' }}>
      <Button onClick={() => setOpen(true)}>{props.confirm}</Button>
      {open && (
        <WithdrawDialog
          {...props}
          name={name && { ...name, value, onChange: setValue }}
          onCancel={() => {
            setOpen(false);
            props.onCancel();
          }}
        />
      )}
    </main>
  );
}

const meta = {
  title: 'Feedback/WithdrawDialog',
  component: Page,
  subcomponents: { WithdrawDialog },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 560 } } },
  args: {
    title: 'هل تريد سحب هذه المشاركة؟',
    consequences: ['تخرج مشاركتك من المسابقة.', 'يمكن التراجع خلال 10 دقائق.'],
    confirm: 'سحب المشاركة',
    onConfirm: fn(),
    cancel: 'إبقاء المشاركة',
    onCancel: fn(),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = {
  label: (
    <>
      اكتب الاسم للتأكيد: <bdi>هدى البلوشية</bdi>
    </>
  ),
  value: '',
  error: undefined,
  onChange: fn(),
};

/** The words come first; Escape keeps the entry. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(screen.getByRole('button'));
  },
};
/** The question without its dialog, as it stands in a page that cannot load the dialog. */
export const States: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 480 }}>
      <WithdrawForm {...args} />
      <WithdrawForm {...args} name={name} />
      <WithdrawForm {...args} name={{ ...name, error: 'هذا غير الاسم الظاهر.' }} />
      <WithdrawForm {...args} busy="جارٍ السحب…" />
    </div>
  ),
};
/** The vote is open: the name confirms it. */
export const Final: Story = {
  args: { name },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'هدى البلوشية{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** Another wrong name takes the focus again. */
export const OtherName: Story = {
  args: { name: { ...name, error: 'هذا غير الاسم الظاهر.' } },
  play: async () => {
    const field = await screen.findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'سحب المشاركة' }));
    await expect(field).toHaveFocus();
  },
};
/** While busy, it can be neither confirmed nor closed. */
export const Busy: Story = {
  args: { busy: 'جارٍ السحب…' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = { args: { name }, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    name,
    consequences: [
      'تخرج مشاركتك من مسابقة الغناء الفردي للناشئين والناشئات في موسم صوت عُمان الخامس من لحظة التأكيد.',
      'تبقى أصواتك في السجل العام ولا تمنحك أي مركز، وللمنظمين القرار في إعادة ما دفعه المصوّتون.',
      'لا رجعة في الانسحاب، ولا يمكن التسجيل في هذه المسابقة مرة أخرى.',
    ],
  },
};
export const MixedBidi: Story = {
  args: {
    name: {
      ...name,
      label: (
        <>
          Type your name: <bdi>هدى البلوشية (Huda)</bdi>
        </>
      ),
    },
  },
};
