import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TabBanner } from './TabBanner.tsx';

const meta = { component: TabBanner, args: { onDismiss: fn() } } satisfies Meta<typeof TabBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
