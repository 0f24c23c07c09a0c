import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useEffect, useState } from 'react';
import { createToaster, type ToastKind } from './toaster.ts';
import { Toasts } from './Toasts.tsx';

type Line = readonly [kind: ToastKind, text: string, lastsMs?: number];

function Page({ lines }: { lines: readonly Line[] }) {
  const [toaster] = useState(createToaster);
  useEffect(() => lines.forEach((line) => toaster.toast(...line)), [toaster, lines]);
  return (
    <main style={{ minBlockSize: '60vb' }}>
      <Toasts toaster={toaster} />
    </main>
  );
}

const stays = 2 ** 31 - 1;
const stack: readonly Line[] = [
  ['success', 'تم تسجيل الدخول. جارٍ الانتقال…', stays],
  ['info', 'تم تحديث الترتيب.', stays],
  ['error', 'تعذّر تغيير اللغة. يُرجى المحاولة مرة أخرى.'],
];

const meta = {
  title: 'Feedback/Toasts',
  component: Page,
  subcomponents: { Toasts },
  parameters: { docs: { story: { inline: false, height: 360 } } },
  args: { lines: [['success', 'تم تحديث الملف الشخصي.', stays]] },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A failure stays until the visitor dismisses it. */
export const Stack3: Story = {
  args: { lines: stack },
  play: async ({ canvas, userEvent }) => {
    const [, , failed] = canvas.getAllByRole('button');
    await userEvent.click(failed!);
    await expect(canvas.queryByText(stack[2]![1])).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(stack[0]![1]);
  },
};
export const Profile1500: Story = {
  args: { lines: [['success', 'تم تحديث الملف الشخصي.', 1_500]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('تم تحديث الملف الشخصي.');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3_000 });
  },
};
export const States: Story = {
  args: {
    lines: (['info', 'success', 'warning', 'error'] as const).map((kind) => [kind, `تنبيه: ${kind}`, stays]),
  },
};
export const Mobile: Story = { args: { lines: stack }, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    lines: [
      ['warning', 'انتهت مهلة الطلب، ولم يتأكد وصول صوتك بعد. يُرجى الانتظار قليلًا قبل إعادة المحاولة.', stays],
    ],
  },
};
export const MixedBidi: Story = { args: { lines: [['info', 'نُسخ الرقم 90431 (Omantel).', stays]] } };
