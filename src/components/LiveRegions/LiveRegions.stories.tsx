import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { announce } from './announcer.ts';
import { LiveRegions } from './LiveRegions.tsx';

const meta = { title: 'Feedback/LiveRegions', component: LiveRegions } satisfies Meta<typeof LiveRegions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible: screen readers announce its content. */
export const Default: Story = {
  render: () => (
    <>
      <LiveRegions />
      <Button onClick={() => announce('تم تحديث الترتيب.')}>تحديث الترتيب</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement).findByText('تم تحديث الترتيب.')).toBeInTheDocument();
  },
};
