import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GatewayRedirect } from './GatewayRedirect.tsx';

const meta = {
  title: 'Money/GatewayRedirect',
  component: GatewayRedirect,
  args: { url: 'https://gateway.example/pay/session', onGo: fn() },
} satisfies Meta<typeof GatewayRedirect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
