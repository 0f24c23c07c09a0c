import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import ListSearch from './ListSearch.tsx';

const meta = {
  title: 'Voting/ListSearch',
  component: ListSearch,
  args: { participants: longGroup.participants, onSearch: fn() },
} satisfies Meta<typeof ListSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'سالم');
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
export const MixedBidi: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'DJ سالم 304');
  },
};
