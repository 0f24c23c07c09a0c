import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, httpError, messageError, networkError } from '../../../../domain/errors.ts';
import type { SignStop } from '../../../../domain/staff/passkeyStops.ts';
import { NEVER_MS, stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import {
  house,
  owner,
  ownerHeld,
  staffCredentials,
  staffList,
} from '../../../../tests/support/staff/staffFacts.ts';
import {
  stillCompetitions,
  stillInvite,
  stillMany,
  stillPeople,
  stillReset,
} from '../../../../tests/support/staff/stillFlows.ts';
import { stepUpMachine } from '../../../machines/stepUp/stepUpMachine.ts';
import { PeoplePage } from '../PeoplePage/PeoplePage.tsx';
import { StepUpDialog } from './StepUpDialog.tsx';

type Props = { answer?: object | AppError; passkey?: SignStop | AppError };

/** Stays in its state: without an answer the call never ends. */
function Staged({ answer, passkey }: Props) {
  const [people] = useState(() => stillPeople(staffList));
  const [reset] = useState(() => stillReset());
  const [stepUp] = useState(() =>
    stepUpMachine.provide({
      actors: {
        findPasskey: fromPromise(() => Promise.resolve(passkey !== undefined)),
        stepUp: fromPromise(() => stagedAnswer<unknown>(answer)),
        sign: fromPromise(() => stagedAnswer<SignStop | null>(passkey)),
      },
      actions: { goOn: () => {}, giveUp: () => {} },
      delays: { wait: NEVER_MS },
    }),
  );
  const organisation = { id: house.id, name: house.name_ar };
  return (
    <>
      <PeoplePage
        people={people}
        invite={stillInvite}
        competitions={stillCompetitions()}
        reset={reset}
        many={stillMany}
        organisation={organisation}
        self={owner.id}
        held={ownerHeld}
      />
      <StepUpDialog stepUp={stepUp} />
    </>
  );
}

const meta = {
  title: 'Pages/Staff step-up',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/people')],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const codeField = () => document.getElementById('code');
/** On a busy machine the words are there before the first frame of the dialog, which fades in. */
const shown = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const submit = async () => {
  await waitFor(() => expect(codeField()).toHaveFocus());
  await userEvent.type(codeField()!, `${staffCredentials.code}{Enter}`);
};

export const Default: Story = {
  render: () => <Staged />,
  play: async () => {
    await waitFor(() => expect(codeField()).toHaveFocus());
  },
};
export const Mobile: Story = {
  tags: ['unpictured'],
  render: () => <Staged />,
  globals: { viewport: { value: 'phone' } },
};
export const Cancelled: Story = {
  tags: ['unpictured'],
  render: () => <Staged />,
  play: async () => {
    await waitFor(() => expect(codeField()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Missing: Story = {
  render: () => <Staged />,
  play: async () => {
    await waitFor(() => expect(codeField()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await expect(codeField()).toHaveFocus();
  },
};
export const Submitting: Story = { tags: ['unpictured'], render: () => <Staged />, play: submit };
export const CodeRefused: Story = {
  args: { answer: messageError('The code is not right.', { status: 422, code: 'code_wrong' }) },
  play: async () => {
    await submit();
    await shown('The code is not right.');
    await expect(codeField()).toHaveFocus();
  },
};
export const Limited: Story = {
  args: { answer: httpError({ status: 429, retryAfterMs: 840_000 }) },
  play: async () => {
    await submit();
    await shown(/14/);
  },
};
export const Unreachable: Story = {
  args: { answer: networkError },
  play: async () => {
    await submit();
    await shown(/^(خطأ في الشبكة|Network error)/);
  },
};

const passkeyButton = () => document.getElementById('passkey');
export const Passkey: Story = {
  args: { passkey: 'cancelled' },
  play: async () => {
    await waitFor(() => expect(passkeyButton()).toHaveFocus());
  },
};
export const PasskeyUnused: Story = {
  args: { passkey: 'cancelled' },
  play: async () => {
    await waitFor(() => expect(passkeyButton()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await shown(/^(لم يُستخدم مفتاح مرور|No passkey was used)/);
  },
};
export const CodeInstead: Story = {
  tags: ['unpictured'],
  args: { passkey: 'cancelled' },
  play: async () => {
    await waitFor(() => expect(passkeyButton()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /^(استخدام رمز التطبيق|Use the code)/ }));
    await waitFor(() => expect(codeField()).toHaveFocus());
  },
};
