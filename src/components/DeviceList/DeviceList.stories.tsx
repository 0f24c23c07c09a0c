import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { devices } from '../../../tests/support/accounts/accountFacts.ts';
import { DeviceList } from './DeviceList.tsx';

const meta = {
  title: 'Navigation/DeviceList',
  component: DeviceList,
  args: { devices, revoking: null, onRevoke: fn() },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRevoke).toHaveBeenCalledWith(devices[1].id);
  },
};
export const States: Story = { args: { revoking: devices[1].id } };
export const Alone: Story = { args: { devices: devices.slice(0, 1) } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    devices: devices.map((device) => ({
      ...device,
      browser: 'متصفح بعيد لا يذكر من اسمه إلا ما لا يتسع له سطر واحد في هاتف صغير',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const MixedBidi: Story = {
  args: {
    devices: devices.map((device) => ({ ...device, browser: 'Chrome 147 (beta)', system: 'هاتف سالم' })),
  },
};
