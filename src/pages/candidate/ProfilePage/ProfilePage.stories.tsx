import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { Profile } from '../../../../domain/contract.ts';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import {
  profile as huda,
  profileDay as today,
  verifyingProfile,
} from '../../../../tests/support/accounts/accountFacts.ts';
import { stagedProfile } from '../../../../tests/support/accounts/stagedAccount.ts';
import { formOf } from '../../../machines/profileEdit/profileForm.ts';
import type { LoadedProfile } from '../../../machines/profileEdit/profileEditTypes.ts';
import { ProfilePage } from './ProfilePage.tsx';

const profile: Profile = { ...huda, full_name: 'هدى الرواحية', address: 'مطرح، مسقط', image_url: null };

type Props = { answer?: LoadedProfile | AppError; saved?: Profile | AppError };

function Staged({ answer, saved }: Props) {
  const [profileEdit] = useState(() => stagedProfile(answer, saved));
  return <ProfilePage profileEdit={profileEdit} user={profile} path={accountPaths.profile} />;
}

const startEdit = async () => userEvent.click(await screen.findByRole('button', { name: /^(تعديل|Edit)$/ }));
const saveProfile = () => userEvent.click(screen.getByRole('button', { name: /^(حفظ التغييرات|Update)$/ }));

const meta = {
  title: 'Pages/Profile',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(accountPaths.profile)],
  args: { answer: { profile, draft: null, today } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Bare: Story = {
  args: {
    answer: {
      profile: { ...profile, email: null, phone_number: null, address: null, user_dob: null },
      draft: null,
      today,
    },
  },
};
const portrait = new URL('../../../../artwork/portraits/p02.webp', import.meta.url).href;
const waiting: Profile['waiting'] = {
  full_name: { value: 'هدى بنت سعيد الرواحية', since: Date.UTC(2026, 10, 19) },
  country_id: { value: 2, since: Date.UTC(2026, 10, 19) },
  image_url: { value: portrait, since: Date.UTC(2026, 10, 20) },
};
const waits: LoadedProfile = {
  profile: { ...profile, phone_number: '+966501234567', waiting },
  draft: null,
  today,
};
/** A contestant's changes are under review. */
export const Waiting: Story = { args: { answer: waits } };
/** The new number and address are not verified yet. */
export const Verifying: Story = {
  args: { answer: { profile: { ...profile, verifying: verifyingProfile.verifying }, draft: null, today } },
};
export const WaitingEdited: Story = { args: { answer: waits }, play: startEdit };
export const Loading: Story = { render: () => <Staged /> };
export const Stalled: Story = { args: { answer: networkError } };
export const Editing: Story = { play: startEdit };
export const TooYoung: Story = {
  play: async () => {
    await startEdit();
    const year = screen.getByRole('textbox', { name: /^(السنة|Year)$/ });
    await userEvent.clear(year);
    await userEvent.type(year, '٢٠٢٠');
    await expect(screen.getByText(/14/)).toBeVisible();
    await saveProfile();
    await expect(document.getElementById('user_dob')).toHaveFocus();
  },
};
/** A session ended during an edit; after the login, the draft is restored. */
export const Resumed: Story = {
  args: {
    answer: { profile, draft: { values: { ...formOf(profile), address: 'روي، مسقط' }, avatar: null }, today },
  },
};
export const Leaving: Story = {
  tags: ['window'],
  play: async () => {
    await startEdit();
    await userEvent.type(screen.getByRole('textbox', { name: /^(العنوان|Address)$/ }), '، ٢');
    const dashboard = document.querySelector<HTMLElement>('main nav a[href="/dashboard"]')!;
    dashboard.click();
    const stay = await screen.findByRole('button', { name: /^(متابعة التعديل|Keep editing)$/ });
    await expect(stay).toHaveFocus();
  },
};
export const NotSaved: Story = {
  args: { saved: networkError },
  play: async () => {
    await startEdit();
    await saveProfile();
    await expect(await screen.findByText(/^(خطأ في الشبكة|Network error)/)).toBeVisible();
  },
};
