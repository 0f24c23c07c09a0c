import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { fromCallback, fromPromise } from 'xstate';
import { withStaffEntry } from '../../../../.storybook/withStaff.tsx';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import { NEVER_MS, stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { earlyLink, resetLink } from '../../../../tests/support/resets/resetFacts.ts';
import {
  enrolmentValues,
  invitationLink,
  knownLink,
  recoveryCodes,
  setupLink,
} from '../../../../tests/support/staff/staffFacts.ts';
import type { EnrolmentLink } from '../../../machines/staffEnrolment/enrolmentForm.ts';
import { staffEnrolmentMachine } from '../../../machines/staffEnrolment/staffEnrolmentMachine.ts';
import { EnrolmentPage } from './EnrolmentPage.tsx';

type Props = { link?: EnrolmentLink | AppError; codes?: readonly string[] | AppError };

/** Stays in its state: without an answer a call never ends. */
const staged = ({ link, codes }: Props) =>
  staffEnrolmentMachine.provide({
    actors: {
      checkLink: fromPromise(() => stagedAnswer<EnrolmentLink>(link)),
      enrol: fromPromise(() => stagedAnswer<readonly string[]>(codes)),
      watchLink: fromCallback(() => {}),
    },
    actions: { print: () => {}, goOn: () => {} },
    delays: { wait: NEVER_MS },
  });

function Staged(props: Props) {
  const [enrolment] = useState(() => staged(props));
  const { link } = props;
  return <EnrolmentPage enrolment={enrolment} kind={link && 'token' in link ? link.kind : 'invitation'} />;
}

const fieldAt = async (name: 'name' | 'password' | 'code') => {
  const label = {
    name: /^(اسمك الكامل|Your full name)/,
    password: /^(كلمة المرور|Password)$/,
    code: /^(الرمز الظاهر في التطبيق|The code that the app shows)/,
  }[name];
  return screen.findByLabelText(label);
};

async function describePerson() {
  await userEvent.type(await fieldAt('name'), enrolmentValues.name);
  await userEvent.type(await fieldAt('password'), `${enrolmentValues.password}{Enter}`);
  await expect(await screen.findByRole('img', { name: /QR/ })).toBeVisible();
}

async function prove() {
  await describePerson();
  await userEvent.type(await fieldAt('code'), `${enrolmentValues.code}{Enter}`);
}

const meta = {
  title: 'Pages/Staff enrolment',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withStaffEntry],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { link: setupLink } };
export const Mobile: Story = {
  tags: ['unpictured'],
  args: { link: setupLink },
  globals: { viewport: { value: 'phone' } },
};
export const Checking: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Unread: Story = { args: { link: networkError } };
export const Used: Story = { args: { link: messageError('…', { status: 410, code: 'link_used' }) } };
export const Invited: Story = { args: { link: invitationLink } };
export const Known: Story = { tags: ['unpictured'], args: { link: knownLink } };
export const Reset: Story = {
  args: { link: resetLink },
  play: async () => {
    await expect(await screen.findByRole('img', { name: /QR/ })).toBeVisible();
    await expect(await fieldAt('password')).toBeVisible();
  },
};
export const EarlyReset: Story = { args: { link: earlyLink } };
export const Missing: Story = {
  args: { link: setupLink },
  play: async () => {
    await userEvent.type(await fieldAt('name'), '{Enter}');
    await expect(document.getElementById('organisation_ar')).toHaveFocus();
    await expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(4);
  },
};
export const Authenticator: Story = { args: { link: invitationLink }, play: describePerson };
export const RecoveryCodes: Story = {
  args: { link: invitationLink, codes: recoveryCodes },
  play: async () => {
    await prove();
    await userEvent.click(await screen.findByRole('button', { name: /^(الدخول إلى صوت|Open Sawt)$/ }));
    await expect(screen.getByRole('checkbox')).toHaveFocus();
    await expect(screen.getAllByRole('listitem')).toHaveLength(recoveryCodes.length);
  },
};
