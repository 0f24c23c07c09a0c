import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { authenticatorAddress } from '../../../domain/staff/authenticatorAddress.ts';
import { setupLink, staffCredentials } from '../../../tests/support/staff/staffFacts.ts';
import { AuthenticatorCode } from './AuthenticatorCode.tsx';

const { secret } = setupLink.authenticator;

const meta = {
  title: 'Staff/AuthenticatorCode',
  component: AuthenticatorCode,
  args: { address: authenticatorAddress(staffCredentials.email, secret), secret },
} satisfies Meta<typeof AuthenticatorCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
