import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { MakeStop } from '../../../../domain/staff/passkeyStops.ts';
import type { Me, RecoveryCodes, StaffFactors } from '../../../../domain/staff/staffContract.ts';
import { devices } from '../../../../tests/support/accounts/accountFacts.ts';
import { stagedDeviceList } from '../../../../tests/support/accounts/stagedAccount.ts';
import {
  factors as ownFactors,
  offeredSecret,
  passkeyOffer,
} from '../../../../tests/support/staff/ownAccessFacts.ts';
import { owner, recoveryCodes } from '../../../../tests/support/staff/staffFacts.ts';
import { lateReset } from '../../../../tests/support/resets/resetFacts.ts';
import { stillOwnReset } from '../../../../tests/support/staff/stillFlows.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { factorEnrolmentMachine } from '../../../machines/factorEnrolment/factorEnrolmentMachine.ts';
import { ownPasskeysMachine } from '../../../machines/ownPasskeys/ownPasskeysMachine.ts';
import { recoveryRenewalMachine } from '../../../machines/recoveryRenewal/recoveryRenewalMachine.ts';
import { SecurityPage } from './SecurityPage.tsx';

type Props = {
  me: Me;
  codes?: RecoveryCodes | AppError;
  factors?: StaffFactors;
  made?: MakeStop;
  canUse?: boolean;
  stopped?: null;
};

function Staged({ me, codes, factors = ownFactors, made, canUse = true, stopped }: Props) {
  const [flows] = useState(() => ({
    devices: stagedDeviceList(devices),
    ownReset: stillOwnReset(stopped),
    onResetStopped: () => {},
    factors: factorEnrolmentMachine.provide({
      actors: {
        loadFactors: fromPromise(() => Promise.resolve(factors)),
        offerFactor: fromPromise(() => Promise.resolve({ authenticator: { secret: offeredSecret } })),
      },
    }),
    passkeys: ownPasskeysMachine.provide({
      actors: {
        loadFactors: fromPromise(() => Promise.resolve(factors)),
        offerPasskey: fromPromise(() => Promise.resolve(passkeyOffer)),
        addPasskey: fromPromise(() => stagedAnswer<MakeStop | null>(made)),
      },
    }),
    renewal: recoveryRenewalMachine.provide({
      actors: { renewCodes: fromPromise(() => stagedAnswer<RecoveryCodes>(codes)) },
      actions: { print: () => {} },
    }),
  }));
  return <SecurityPage me={me} canUsePasskeys={canUse} {...flows} />;
}

const meta = {
  title: 'Pages/Staff security',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/security')],
  args: { me: owner },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const LastCode: Story = {
  args: { me: { ...owner, recovery_codes_left: 1, memberships: owner.memberships.slice(0, 1) } },
};
export const AnotherApp: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(إضافة تطبيق مصادقة|Add an auth)/ }));
    await expect(await screen.findByRole('textbox')).toBeVisible();
  },
};
const renew = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(إنشاء رموز جديدة|Make new codes)$/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^(إنشاء الرموز|Make the codes)$/ }));
};
export const NewCodes: Story = {
  args: { codes: { recovery_codes: recoveryCodes } },
  play: async () => {
    await renew();
    await expect(await screen.findByRole('checkbox')).toBeVisible();
  },
};
export const UnknownCodes: Story = {
  tags: ['unpictured'],
  args: { codes: networkError },
  play: async () => {
    await renew();
    await expect(await screen.findByText(/^(لا نعرف|We do not know)/)).toBeVisible();
  },
};
/** Somebody is resetting the own access. */
export const OpenReset: Story = { args: { me: { ...owner, reset: lateReset } } };
export const StoppedReset: Story = {
  tags: ['unpictured'],
  args: { me: { ...owner, reset: lateReset }, stopped: null },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(لم أطلب ذلك|It was not me)/ }));
    await expect(await screen.findByText(/^(أُوقفت إعادة الضبط|The reset is stopped)$/)).toBeVisible();
  },
};

const name = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(إضافة مفتاح مرور|Add a passkey)$/ }));
  await expect(await screen.findByDisplayValue('Chrome, macOS')).toBeVisible();
};
export const AnotherPasskey: Story = { play: name };
export const PasskeyNotMade: Story = {
  tags: ['unpictured'],
  args: { made: 'known' },
  play: async () => {
    await name();
    await userEvent.click(
      await screen.findByRole('button', { name: /^(إنشاء مفتاح المرور|Make the passkey)$/ }),
    );
    await expect(await screen.findByText(/^(على هذا الجهاز مفتاح|This device has a passkey)/)).toBeVisible();
  },
};
export const NoHostName: Story = {
  tags: ['unpictured'],
  args: { factors: { ...ownFactors, passkeys: [], passkeys_possible: false }, canUse: false },
};
export const OldBrowser: Story = { tags: ['unpictured'], args: { canUse: false } };
