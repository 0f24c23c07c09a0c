import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import type {
  Asked,
  Invited,
  OrganisationList,
  ResetStarted,
} from '../../../../domain/staff/staffContract.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { lateReset, resetStarted } from '../../../../tests/support/resets/resetFacts.ts';
import { invited, organisationRow, organisationList } from '../../../../tests/support/staff/staffFacts.ts';
import { stillEdit, stillOrganisations, stillReset } from '../../../../tests/support/staff/stillFlows.ts';
import { staffInviteMachine } from '../../../machines/staffInvite/staffInviteMachine.ts';
import { OrganisationsPage } from './OrganisationsPage.tsx';

type Props = { list?: OrganisationList | AppError; answer?: Invited | AppError; reset?: ResetStarted };
const row = { ...organisationRow, version: 0, texts: { name_ar: '', name_en: '' } };
const made = { ...row, id: organisationList.data[2]!.id, version: 1 };

function Staged({ list, answer, reset }: Props) {
  const [ownerReset] = useState(() => stillReset(reset));
  const [organisations] = useState(() => stillOrganisations(list));
  return (
    <OrganisationsPage
      organisations={organisations}
      newNames={() => stillEdit({ row, draft: null }, { saved: made })}
      firstOwner={() =>
        staffInviteMachine.provide({
          actors: { invite: fromPromise(() => stagedAnswer<Invited | Asked>(answer)) },
        })
      }
      ownerReset={ownerReset}
      held={[]}
      namesHref={(id) => `/organisations?names=${id}`}
    />
  );
}

const meta = {
  title: 'Pages/Staff organisations',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/organisations')],
  args: { list: organisationList },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const inviteOwner = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^(دعوة المالك|Invite owner): / })).at(-1)!);
const heading = /^(المالك الأول لجهة|First owner of) /;

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { args: { list: networkError } };
export const Inviting: Story = {
  play: async () => {
    await inviteOwner();
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
};
export const InvitedOwner: Story = {
  args: { answer: { ...invited, invitation: { ...invited.invitation, role: 'owner' } } },
  play: async () => {
    await inviteOwner();
    await userEvent.type(document.getElementById('email')!, invited.invitation.email);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(invited.link)).toBeVisible();
  },
};
export const HasOwner: Story = {
  args: { answer: messageError('…', { status: 409, code: 'has_owner' }) },
  play: async () => {
    await inviteOwner();
    await userEvent.type(document.getElementById('email')!, invited.invitation.email);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('…')).toBeVisible();
  },
};
/** The only owner of an organisation lost everything, and the operator helps. */
export const OwnerReset: Story = {
  args: { reset: { ...resetStarted, reset: lateReset } },
  play: async () => {
    const start = { name: /^(إعادة ضبط الحساب|Reset access): / };
    await userEvent.click((await screen.findAllByRole('button', start))[0]!);
    await userEvent.click(await screen.findByRole('button', { name: /^(إعادة ضبط الحساب|Reset access)$/ }));
    await expect(await screen.findByText(resetStarted.link)).toBeVisible();
  },
};
/** The organisation is made, and its first owner is asked for. */
export const Made: Story = {
  tags: ['unpictured'],
  play: async () => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^(الاسم بالعربية|Name in Arabic)$/ }),
      'إذاعة الشباب',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  },
};
