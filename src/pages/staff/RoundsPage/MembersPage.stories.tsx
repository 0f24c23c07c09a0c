import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { RoundMembers } from '../../../../domain/staff/staffContract.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { membersOfFirst, membersWhileOpen } from '../../../../tests/support/season/membersFacts.ts';
import { groupMembersMachine } from '../../../machines/groupMembers/groupMembersMachine.ts';
import type { MembersSaved } from '../../../machines/groupMembers/groupMembersTypes.ts';
import { MembersPage } from './MembersPage.tsx';

type Props = { loaded?: RoundMembers | AppError; saved?: MembersSaved | AppError };

function Staged({ loaded, saved }: Props) {
  const [members] = useState(() =>
    groupMembersMachine.provide({
      actors: {
        loadMembers: fromPromise(() => stagedAnswer(loaded)),
        saveMembers: fromPromise(() => stagedAnswer(saved)),
      },
      actions: { endSession: () => {} },
    }),
  );
  return <MembersPage members={members} back="/rounds" />;
}

const meta = {
  title: 'Pages/Staff members',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/rounds')],
  args: { loaded: membersWhileOpen },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The window of the first group is open, and there was a draw. */
export const Default: Story = {};
export const Chosen: Story = {
  tags: ['unpictured'],
  args: { loaded: membersOfFirst },
  play: async () => {
    const boxes = await screen.findAllByRole('checkbox');
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[2]!);
    await expect(await screen.findByText(/^(اختيرت مشاركتان|2 entries chosen)$/)).toBeVisible();
  },
};
/** Who goes where, before it is stored. */
export const Spread: Story = {
  tags: ['unpictured'],
  args: { loaded: membersOfFirst },
  play: async () => {
    await press(/^(توزيع…|Spread…)$/);
    await expect(await screen.findByText(/^(بالدور حسب|In turn, by)/)).toBeVisible();
    await expect(screen.getByText(/^(إلغاء|Cancel)$/).closest('button')).toHaveFocus();
  },
};
export const Draw: Story = {
  tags: ['unpictured'],
  args: { loaded: membersOfFirst },
  play: async () => {
    await press(/^(قرعة…|Draw…)$/);
    await expect(await screen.findByText(/^(قرعة بين 3 مشاركات|Draw 3 entries)$/)).toBeVisible();
  },
};
export const Meanwhile: Story = {
  tags: ['unpictured'],
  args: {
    loaded: membersOfFirst,
    saved: { present: membersWhileOpen, sentence: 'تغيّر هذا في الأثناء، فلم يُنفَّذ شيء.' },
  },
  play: async () => {
    await press(/^(توزيع…|Spread…)$/);
    await press(/^(اعتماد هذا التوزيع|Place them like this)$/);
    await expect(await screen.findByText(/^تغيّر هذا في الأثناء/)).toBeVisible();
  },
};
export const Unsure: Story = {
  tags: ['unpictured'],
  args: { loaded: membersOfFirst, saved: networkError },
  play: async () => {
    await press(/^(توزيع…|Spread…)$/);
    await press(/^(اعتماد هذا التوزيع|Place them like this)$/);
    await expect(await screen.findByText(/^(انقطع الاتصال|The connection broke)/)).toBeVisible();
  },
};
export const WrongCode: Story = {
  tags: ['unpictured'],
  args: { loaded: membersOfFirst },
  play: async () => {
    await userEvent.click((await screen.findAllByText(/^(تغيير|Change)$/))[0]!);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '0{Enter}');
    await expect(await screen.findByText(/^(اكتب رقمًا|Enter one to six)/)).toBeVisible();
  },
};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { loaded: networkError } };
export const Empty: Story = { tags: ['unpictured'], args: { loaded: { ...membersOfFirst, entries: [] } } };
