import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { networkError } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { checkpoints } from '../../../../tests/support/payments/orderFixtures.ts';
import { stagedCheckpoints } from '../../../../tests/support/readings/stagedReading.ts';
import { TransparencyPage } from './TransparencyPage.tsx';

const meta = {
  title: 'Pages/Transparency',
  component: TransparencyPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.transparency)],
  args: {
    checkpoints: stagedCheckpoints(checkpoints),
    files: {
      ledgerHref: '/api/voter/ledger',
      checkpointsHref: '/api/voter/checkpoints?from=1',
      scriptHref: '/recount.mjs',
    },
  },
} satisfies Meta<typeof TransparencyPage>;
export default meta;

// The states differ only at the bottom of a long page; the table's own stories picture them.
type Story = StoryObj<typeof meta>;

export const WithCheckpoints: Story = {
  tags: ['whole'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/1,204/))[0]).toBeVisible();
  },
};
export const WithoutCheckpoints: Story = {
  tags: ['unpictured'],
  args: { checkpoints: stagedCheckpoints({ ...checkpoints, data: [] }) },
};
export const CheckpointsLoading: Story = {
  tags: ['unpictured'],
  args: { checkpoints: stagedCheckpoints() },
};
export const CheckpointsFailed: Story = {
  tags: ['unpictured'],
  args: { checkpoints: stagedCheckpoints(networkError) },
};
