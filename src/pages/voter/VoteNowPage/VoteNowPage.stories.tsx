import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { networkError } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { met, sales, tooMany } from '../../../../tests/support/checkout/checkoutWorld.ts';
import { StagedCheckoutPage } from '../../../../tests/support/checkout/StagedCheckoutPage.tsx';

const meta = {
  title: 'Pages/Vote now',
  component: StagedCheckoutPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.voteNow)],
  args: { page: 'votes', stage: { met: met.open } },
} satisfies Meta<typeof StagedCheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types a number of votes. */
const typeVotes =
  (typed: string, next = false): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('spinbutton');
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    if (next) await userEvent.click(canvas.getAllByRole('button', { name: /المتابعة|Continue/ })[0]!);
  };

export const Loading: Story = { args: { stage: {} } };
export const LoadFailed: Story = { args: { stage: { met: networkError } } };
export const UnknownContestant: Story = { args: { stage: { met: met.nobody } } };
export const WindowClosed: Story = { args: { stage: { met: met.closed } } };
export const GroupCloses: Story = { args: { stage: { met: met.open, sale: sales.closing } } };
export const NotOpenYet: Story = { args: { stage: { met: { ...met.open, sale: sales.upcoming } } } };
export const Withdrawn: Story = { args: { stage: { met: { ...met.open, sale: sales.withdrawn } } } };

export const Default25: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton')).toHaveValue('25');
    await waitFor(() => expect(canvas.getAllByText(/7\.500/)[0]).toBeVisible());
  },
};
export const CheaperPackage: Story = {
  args: { stage: { met: met.open, recalled: { votes: '20' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /25/ })).toBeVisible();
  },
};
export const TypedInArabic: Story = {
  tags: ['unpictured'],
  play: async (context) => {
    await typeVotes('٧٥')?.(context);
    await expect(context.canvas.getByRole('spinbutton')).toHaveValue('75');
    await waitFor(() => expect(context.canvas.getAllByText(/27\.500/)[0]).toBeVisible());
  },
};
export const One: Story = {
  tags: ['unpictured'],
  args: { stage: { met: met.open, recalled: { votes: '1' } } },
};
export const Most: Story = { args: { stage: { met: met.open, recalled: { votes: '10000' } } } };
export const Zero: Story = {
  play: async (context) => {
    await typeVotes('0', true)?.(context);
    await expect(context.canvas.getByRole('spinbutton')).toHaveFocus();
  },
};
export const Empty: Story = { play: typeVotes('', true) };
export const NotWhole: Story = { play: typeVotes('25.5') };
export const TooMany: Story = { play: typeVotes('10001', true) };
export const NumberRefused: Story = {
  args: { stage: { met: met.open, recalled: { refusedVotes: tooMany } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveFocus());
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(/At most 20/);
    await expect(canvas.getByText(/الحقول المحددة|highlighted fields/)).toBeVisible();
  },
};
export const LargeOrder: Story = {
  args: { stage: { met: met.open, recalled: { votes: '750' } } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(/297\.500/)[0]).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button', { name: /المتابعة|Continue/ })[0]!);
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/297\.500/);
  },
};
export const PriceAwaited: Story = { args: { stage: { met: met.open, price: 'awaited' } } };
export const PriceFailed: Story = { args: { stage: { met: met.open, price: networkError } } };
