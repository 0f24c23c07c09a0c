import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TabBanner, type TabBannerProps } from './TabBanner.tsx';

const called: TabBannerProps = { state: 'called', onDismiss: fn() };
const resting: TabBannerProps = { state: 'resting', onVote: fn() };

const meta = {
  title: 'Feedback/TabBanner',
  component: TabBanner,
  parameters: { docs: { story: { inline: false, height: 160 } } },
} satisfies Meta<typeof TabBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: called };
export const Mobile: Story = { args: called, globals: { viewport: { value: 'phone' } } };
export const Resting: Story = { args: resting };
export const RestingMobile: Story = { args: resting, globals: { viewport: { value: 'phone' } } };
