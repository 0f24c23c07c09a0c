import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { Submission } from '../../../../domain/contract.ts';
import type { AppError } from '../../../../domain/errors.ts';
import {
  stagedDetails,
  stagedFeeOrder,
  stagedWithdrawal,
} from '../../../../tests/support/entries/stagedSubmissions.ts';
import { dueFee, submissionOf, submissionsTime } from '../../../../tests/support/entries/submissionFacts.ts';
import {
  finalOffer,
  undoable,
  withdrawalOf,
  withdrawalRefusals,
  withdrawnForGood,
} from '../../../../tests/support/withdrawal/withdrawalFacts.ts';
import { recordings } from '../../../../tests/support/media/recordings.ts';
import type { WithdrawalState } from '../../../machines/withdrawal/withdrawalTypes.ts';
import { SubmissionDetailsPage } from './SubmissionDetailsPage.tsx';

type Props = { shown: Submission; left?: WithdrawalState | AppError };

function Staged({ shown, left }: Props) {
  const [machines] = useState(() => {
    const media = shown.submission_details;
    const data = { ...shown, submission_details: media && { ...media, file_url: recordings[media.kind] } };
    return {
      details: stagedDetails({ data, now: submissionsTime }),
      feeOrder: stagedFeeOrder(),
      withdrawal: stagedWithdrawal(left),
    };
  });
  return <SubmissionDetailsPage {...machines} DocumentCorrection={() => null} />;
}

const meta = {
  title: 'Pages/Withdrawal',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell('/submission-details/1')],
  args: { shown: submissionOf() },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const withdraw = /^(سحب المشاركة|Withdraw submission)$/;
const askAgain = /^(التحقق مرة أخرى|Ask again)$/;
const undo = /^(التراجع عن السحب|Undo the withdrawal)$/;
const askToWithdraw: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: withdraw }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

/** Undone in its time, with one press. */
export const Withdrawn: Story = {
  args: {
    shown: submissionOf({ standing: 'withdrawn', withdrawal: undoable }),
    left: { withdrawal: withdrawalOf(), now: submissionsTime },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: undo }));
    const button = await canvas.findByRole('button', { name: withdraw });
    await expect(button).toBeVisible();
    await waitFor(() => expect(button.closest('[tabindex="-1"]')).toHaveFocus());
  },
};
/** The dialog says what becomes of a paid fee. */
export const Withdrawing: Story = {
  args: { shown: submissionOf({ fee: { ...dueFee, state: 'paid', order_id: 'order-1' } }) },
  play: askToWithdraw,
};
/** The vote is open: the name confirms it. */
export const WithdrawingForGood: Story = {
  args: { shown: submissionOf({ withdrawal: finalOffer }) },
  play: askToWithdraw,
};
export const WithdrawnForGood: Story = {
  args: { shown: submissionOf({ standing: 'withdrawn', withdrawal: withdrawnForGood }) },
};
export const WithdrawalUnsure: Story = {
  args: { left: withdrawalRefusals.unknown },
  play: async (context) => {
    await askToWithdraw(context);
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: withdraw }));
    await expect(await context.canvas.findByRole('button', { name: askAgain })).toBeVisible();
  },
};
export const Disqualified: Story = {
  args: { shown: submissionOf({ standing: 'disqualified', withdrawal: withdrawalOf({ offer: 'none' }) }) },
};
