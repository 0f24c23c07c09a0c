import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { networkError } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { checkpoints } from '../../../../tests/support/orderFixtures.ts';
import { stagedCheckpoints } from '../../../../tests/support/stagedReading.ts';
import { TransparencyPage } from './TransparencyPage.tsx';

const meta = {
  title: 'Pages/Transparency',
  component: TransparencyPage,
  tags: ['page', 'whole', '!autodocs'],
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
type Story = StoryObj<typeof meta>;

export const WithCheckpoints: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/1,204/))[0]).toBeVisible();
  },
};
export const WithoutCheckpoints: Story = { args: { checkpoints: stagedCheckpoints([]) } };
export const CheckpointsLoading: Story = { args: { checkpoints: stagedCheckpoints() } };
export const CheckpointsFailed: Story = { args: { checkpoints: stagedCheckpoints(networkError) } };
