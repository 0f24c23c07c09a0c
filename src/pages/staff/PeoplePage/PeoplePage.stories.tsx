import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, fieldErrors, messageError, networkError } from '../../../../domain/errors.ts';
import type { Asked as AskedAct, Invited, ResetStarted } from '../../../../domain/staff/staffContract.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { asked } from '../../../../tests/support/staff/approvalFacts.ts';
import { lateReset, resetList, resetStarted } from '../../../../tests/support/resets/resetFacts.ts';
import { house, invited, owner, ownerHeld, staffList } from '../../../../tests/support/staff/staffFacts.ts';
import {
  stillCompetitions,
  stillHistory,
  stillMany,
  stillReset,
} from '../../../../tests/support/staff/stillFlows.ts';
import { staffInviteMachine } from '../../../machines/staffInvite/staffInviteMachine.ts';
import { type PeopleList, staffPeopleMachine } from '../../../machines/staffPeople/staffPeopleMachine.ts';
import { PeoplePage, type PeoplePageProps } from './PeoplePage.tsx';

type Props = {
  list?: PeopleList | AppError;
  answer?: Invited | AskedAct | AppError;
  ended?: AskedAct | AppError | null;
  held?: PeoplePageProps['held'];
  withHistory?: boolean;
  reset?: ResetStarted | AskedAct | AppError;
};

/** Stays in its state: without an answer a call never ends. */
const staged = ({ list, answer, ended, reset }: Props) => ({
  reset: stillReset(reset),
  competitions: stillCompetitions(),
  people: staffPeopleMachine.provide({
    actors: {
      loadPeople: fromPromise(() => stagedAnswer<PeopleList>(list)),
      endHolding: fromPromise(() => stagedAnswer<AskedAct | null>(ended)),
      restoreInvitation: fromPromise(() => stagedAnswer<unknown>(undefined)),
    },
    actions: { endSession: () => {} },
  }),
  invite: staffInviteMachine.provide({
    actors: { invite: fromPromise(() => stagedAnswer<Invited | AskedAct>(answer)) },
  }),
});

function Staged(props: Props) {
  const [flows] = useState(() => staged(props));
  return (
    <PeoplePage
      {...flows}
      many={stillMany}
      history={props.withHistory ? stillHistory : undefined}
      organisation={{ id: house.id, name: house.name_ar }}
      self={owner.id}
      held={props.held ?? ownerHeld}
    />
  );
}

const meta = {
  title: 'Pages/Staff people',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/people')],
  args: { list: staffList },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = /^(إنشاء الدعوة|Make the invitation)$/;
async function inviteHuda() {
  await userEvent.type(await screen.findByRole('textbox'), invited.invitation.email);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'judge');
  await userEvent.click(screen.getByRole('button', { name: submit }));
}
const endLast = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^(إنهاء الدور|End role): / })).at(-1)!);

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { list: networkError } };
const readOnlyList: PeopleList = {
  ...staffList,
  people: staffList.people.map((each) => ({ ...each, may_change: false })),
  invitations: staffList.invitations.map((each) => ({ ...each, may_change: false })),
};
export const ReadOnly: Story = {
  tags: ['unpictured'],
  args: { held: [{ role: 'auditor', organisationId: house.id, competitionIds: null }], list: readOnlyList },
  play: async () => {
    await expect(await screen.findByText('salma@production.example')).toBeVisible();
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
};
export const InvitedPerson: Story = {
  args: { answer: invited },
  play: async () => {
    await inviteHuda();
    await expect(await screen.findByText(invited.link)).toBeVisible();
  },
};
export const InvitedWithoutMail: Story = {
  tags: ['unpictured'],
  args: { answer: { ...invited, is_mailed: false } },
  play: async () => {
    await inviteHuda();
    await expect(
      await screen.findByText(/^(لا ترسل المنصة بريدًا|This platform sends no e-mail)/),
    ).toBeVisible();
  },
};
export const Refused: Story = {
  args: { answer: fieldErrors({ role: ['…'] }, { status: 422 }) },
  play: async () => {
    await inviteHuda();
    await expect(await screen.findByText('…')).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue(invited.invitation.email);
  },
};
export const Asked: Story = {
  play: async () => {
    await endLast();
    const keep = await screen.findByRole('button', { name: /^(إبقاء الحال|Keep it)$/ });
    await waitFor(() => expect(keep).toHaveFocus());
  },
};
/** A withdrawal is done at once, and offers the way back. */
export const Withdrawn: Story = {
  tags: ['unpictured'],
  args: { ended: null },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(سحب الدعوة|Withdraw): / }));
    await expect(await screen.findByRole('button', { name: /^(تراجع|Undo)$/ })).toHaveAccessibleName();
  },
};
/** A row opens to what happened to the person. */
export const OpenHistory: Story = {
  args: { withHistory: true },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^(السجل|History)$/ });
    await userEvent.click(first!);
    await expect(
      await screen.findByRole('link', { name: /^(عرضه في سجل التدقيق|See it in the audit)$/ }),
    ).toHaveAttribute('href', `/audit?subject=${staffList.people[0]!.staff_id}`);
  },
};
export const LastOwner: Story = {
  args: { ended: messageError('…', { status: 409, code: 'last_owner' }) },
  play: async () => {
    await endLast();
    await userEvent.click(await screen.findByRole('button', { name: /^(إنهاء الدور|End role)$/ }));
    await expect(await screen.findByText('…')).toBeVisible();
  },
};
export const SecondPerson: Story = {
  args: { ended: asked },
  play: async () => {
    await endLast();
    await userEvent.click(await screen.findByRole('button', { name: /^(إنهاء الدور|End role)$/ }));
    await expect(
      await screen.findByRole('link', { name: /^(فتح الموافقات|Open the approvals)$/ }),
    ).toBeVisible();
  },
};
export const InvitationWaits: Story = {
  tags: ['unpictured'],
  args: { answer: asked },
  play: async () => {
    await inviteHuda();
    await expect(
      await screen.findByRole('link', { name: /^(فتح الموافقات|Open the approvals)$/ }),
    ).toBeVisible();
  },
};
const startReset = async () => {
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /^(إعادة ضبط الحساب|Reset access): / }))[0]!,
  );
  await screen.findByRole('alertdialog');
};
const confirmReset = async () => {
  await startReset();
  await userEvent.click(await screen.findByRole('button', { name: /^(إعادة ضبط الحساب|Reset access)$/ }));
};
/** One person's access is being reset already. */
export const ResetAsked: Story = {
  args: { list: resetList },
  play: async () => {
    await startReset();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^(إبقاء الحال|Keep it)$/ })).toHaveFocus(),
    );
  },
};
export const ResetStartedNow: Story = {
  tags: ['unpictured'],
  args: { list: resetList, reset: resetStarted },
  play: async () => {
    await confirmReset();
    await expect(await screen.findByText(resetStarted.link)).toBeVisible();
  },
};
/** The link of an owner waits for a day. */
export const ResetOfOwner: Story = {
  tags: ['unpictured'],
  args: { list: resetList, reset: { ...resetStarted, reset: lateReset, is_mailed: false } },
  play: async () => {
    await confirmReset();
    await expect(await screen.findByText(/(يعمل من|It works from)/)).toBeVisible();
  },
};
export const ResetRefused: Story = {
  tags: ['unpictured'],
  args: { reset: messageError('…', { status: 409, code: 'reset_stronger' }) },
  play: async () => {
    await confirmReset();
    await expect(await screen.findByText('…')).toBeVisible();
  },
};
