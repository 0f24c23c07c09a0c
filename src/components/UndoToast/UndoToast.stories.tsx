import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../Button/Button.tsx';
import { createToaster } from '../Toasts/toaster.ts';
import { Toasts } from '../Toasts/Toasts.tsx';
import { UndoToast } from './UndoToast.tsx';

const words = {
  ar: {
    withdraw: 'سحب الدعوة',
    done: 'سُحبت دعوة \u2068huda@production.example\u2069.',
    long: 'سُحبت دعوة \u2068abdulrahman.albusaidi.of.the.screening.department@production-house.example\u2069.',
    left: 'دعوة واحدة',
    none: 'لا دعوات',
  },
  en: {
    withdraw: 'Withdraw invitation',
    done: 'The invitation to \u2068huda@production.example\u2069 was withdrawn.',
    long: 'The invitation to \u2068abdulrahman.albusaidi.of.the.screening.department@production-house.example\u2069 was withdrawn.',
    left: 'One invitation',
    none: 'No invitations',
  },
};

function Page({ isLong = false }: { isLong?: boolean }) {
  const of = words[useLanguage()];
  const [toaster] = useState(createToaster);
  const [isDone, setDone] = useState(false);
  return (
    <main style={{ minBlockSize: '60vb' }}>
      <p>{isDone ? of.none : of.left}</p>
      <Button variant="secondary" onClick={() => setDone(true)}>
        {of.withdraw}
      </Button>
      {isDone && (
        <UndoToast text={isLong ? of.long : of.done} onUndo={() => setDone(false)} toaster={toaster} />
      )}
      <Toasts toaster={toaster} />
    </main>
  );
}

const meta = {
  title: 'Staff/UndoToast',
  component: Page,
  subcomponents: { UndoToast },
  parameters: { docs: { story: { inline: false, height: 240 } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const withdraw = async () =>
  userEvent.click(screen.getByRole('button', { name: /^(سحب الدعوة|Withdraw invitation)$/ }));
const undo = () => screen.findByRole('button', { name: /^(تراجع|Undo)$/ });
const isBack = () => screen.findByText(/^(دعوة واحدة|One invitation)$/);

export const Default: Story = {
  play: async () => {
    await withdraw();
    const button = await undo();
    await waitFor(() => expect(button).toBeVisible());
  },
};
/** The button undoes the act, and the focus returns to where it was. */
export const Undone: Story = {
  play: async () => {
    await withdraw();
    const button = await undo();
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await isBack()).toBeVisible();
    await expect(screen.getByRole('button')).toHaveFocus();
  },
};
export const ByKey: Story = {
  tags: ['unpictured'],
  play: async () => {
    await withdraw();
    await undo();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await isBack()).toBeVisible();
  },
};
export const States: Story = {
  play: async () => {
    await withdraw();
    (await undo()).focus();
  },
};
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { ...Default, args: { isLong: true } };
export const MixedBidi: Story = { ...Default, tags: ['unpictured'] };
