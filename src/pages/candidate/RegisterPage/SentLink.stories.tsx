import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { registerHref } from '../../../../domain/catalogueAddress.ts';
import type { AppError } from '../../../../domain/errors.ts';
import { competitionOf } from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import { correctionRefusals, sentSignup } from '../../../../tests/support/entries/registrationFacts.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { signupContactMachine } from '../../../machines/signupContact/signupContactMachine.ts';
import { SentLink } from './SentLink.tsx';

const { event, slug } = competitionOf();

/** @param corrected the server's answer to a correction; without one it never comes */
function Staged({ corrected }: { corrected?: 'taken' | AppError }) {
  const [machine] = useState(() =>
    signupContactMachine.provide({
      actors: { correctContact: fromPromise(() => stagedAnswer<unknown>(corrected)) },
    }),
  );
  return <SentLink machine={machine} signup={sentSignup} onCorrect={() => {}} />;
}

const meta = {
  title: 'Pages/Sent link',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(registerHref(event.slug, slug))],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const reportMistake = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(الرقم خاطئ؟|Wrong number\?)$/ }));
  await waitFor(() => expect(document.getElementById('phone_number')).toHaveFocus());
};
const correctNumber = async () => {
  await reportMistake();
  await userEvent.click(await screen.findByRole('button', { name: /^(إرسال رابط جديد|Send a new link)$/ }));
};

export const Shown: Story = {};
export const WrongNumber: Story = { play: reportMistake };
/** The form is closed: the focus returns to where it came from. */
export const Kept: Story = {
  play: async () => {
    await reportMistake();
    await userEvent.click(await screen.findByRole('button', { name: /^(إلغاء|Cancel)$/ }));
    await waitFor(() => expect(document.getElementById('wrong-phone_number')).toHaveFocus());
  },
};
export const Sending: Story = { play: correctNumber };
export const Corrected: Story = {
  args: { corrected: 'taken' },
  play: async () => {
    await correctNumber();
    await screen.findByText(/^(أُرسل رابط جديد|A new link is on its way)/);
  },
};
export const NotCorrected: Story = {
  args: { corrected: correctionRefusals.field },
  play: async () => {
    await correctNumber();
    await screen.findByText('There is no such number.');
  },
};
/** The link was used meanwhile. */
export const Confirmed: Story = {
  args: { corrected: correctionRefusals.confirmed },
  play: async () => {
    await correctNumber();
    await screen.findByRole('link', { name: /^(الملف الشخصي|To your profile)$/ });
  },
};
