import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotFoundStage } from './NotFoundStage.tsx';

const meta = {
  title: 'Stage/NotFoundStage',
  component: NotFoundStage,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', onBack: fn(), supportHref: 'mailto:support@sawt.example' },
} satisfies Meta<typeof NotFoundStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WaysOut: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'contact technical support' })).toHaveAttribute(
      'href',
      args.supportHref,
    );
    await userEvent.click(page.getByRole('button', { name: 'Go back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
