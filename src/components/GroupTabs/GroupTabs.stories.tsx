import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { GroupTabs, type GroupTabsProps } from './GroupTabs.tsx';

function ChosenTabs(props: GroupTabsProps) {
  const [current, setCurrent] = useState(props.current);
  const selectGroup = (group: number) => {
    setCurrent(group);
    props.onSelect(group);
  };
  return (
    <GroupTabs {...props} current={current} onSelect={selectGroup}>
      <p>{current}</p>
    </GroupTabs>
  );
}

const meta = {
  title: 'Voting/GroupTabs',
  component: GroupTabs,
  args: {
    groups: [
      { number: 1, status: 'closed' },
      { number: 2, status: 'closed' },
      { number: 3, status: 'open' },
      { number: 4, status: 'upcoming' },
      { number: 5, status: 'upcoming' },
    ],
    current: 3,
    onSelect: fn(),
    children: null,
  },
  render: (args) => <ChosenTabs {...args} />,
} satisfies Meta<typeof GroupTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [, , third, fourth] = canvas.getAllByRole('tab');
    const rtl = document.documentElement.dir === 'rtl';
    third?.focus();
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(fourth).toHaveFocus();
    await expect(fourth).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('4');
    await userEvent.keyboard('{Home}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard(rtl ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(5);
  },
};
export const States: Story = {};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const current = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(row.left);
    await expect(current.right).toBeLessThanOrEqual(row.right);
  },
};
export const ClosedTonight: Story = {
  args: {
    groups: [
      { number: 1, status: 'closed' },
      { number: 2, status: 'closed' },
      { number: 3, status: 'closed' },
      { number: 4, status: 'upcoming', tonight: true },
      { number: 5, status: 'upcoming' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
