import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { Submission } from '../../../../domain/contract.ts';
import { type AppError, httpError, messageError, networkError } from '../../../../domain/errors.ts';
import { competitionOf, longNames } from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import {
  stagedDetails,
  stagedFeeOrder,
  stagedWithdrawal,
} from '../../../../tests/support/entries/stagedSubmissions.ts';
import { clearScan, documentRefusals } from '../../../../tests/support/entries/documentFacts.ts';
import {
  askedDocument,
  audioMedia,
  dueFee,
  mediaOf,
  notTheOwnVoice,
  submissionOf,
  submissionsTime,
} from '../../../../tests/support/entries/submissionFacts.ts';
import { recordings } from '../../../../tests/support/media/recordings.ts';
import { DocumentCorrection, type DocumentCorrectionProps } from './DocumentCorrection.tsx';
import { stagedDocument, type StagedDocument } from './stagedDocument.support.ts';
import { SubmissionDetailsPage } from './SubmissionDetailsPage.tsx';

type Props = StagedDocument & {
  shown?: Submission | AppError;
  now?: number;
  ordered?: AppError;
};

/** The submission with a playable file, if it has a file at all. */
function withPlayableFile(submission: Submission): Submission {
  const { submission_details: media } = submission;
  if (!media?.file_url) return submission;
  return { ...submission, submission_details: { ...media, file_url: recordings[media.kind] } };
}

function Staged({ shown, now = submissionsTime, ordered, ...world }: Props) {
  const [withdrawal] = useState(() => stagedWithdrawal());
  const [feeOrder] = useState(() => stagedFeeOrder(ordered));
  const [details] = useState(() =>
    stagedDetails(shown && ('kind' in shown ? shown : { data: withPlayableFile(shown), now })),
  );
  const [Document] = useState(() => {
    const machine = stagedDocument(world);
    return (props: Omit<DocumentCorrectionProps, 'machine'>) => (
      <DocumentCorrection {...props} machine={machine} />
    );
  });
  return (
    <SubmissionDetailsPage
      details={details}
      feeOrder={feeOrder}
      withdrawal={withdrawal}
      DocumentCorrection={Document}
    />
  );
}

const meta = {
  title: 'Pages/SubmissionDetails',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell('/submission-details/1')],
  args: { shown: submissionOf() },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const replace = /^(استبدال المشاركة|Replace submission)$/;
const send = /^(إرسال الوثيقة|Send the document)$/;
const another = /^(رفع مقطع جديد|Upload a new recording)$/;

/** Approved in the first round: it can be replaced. */
export const Approved: Story = {
  tags: ['whole'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: replace })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: another })).toBeNull();
  },
};
export const Pending: Story = {
  args: { shown: submissionOf({ submission_status: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: another })).toBeVisible();
  },
};
const unpaid = submissionOf({ submission_status: 'submitted', fee: dueFee });
const payFee = /^(ادفع|Pay) /;
const notOpened = /^(تعذّر فتح صفحة الدفع|The payment could not be opened)$/;

/** The fee is not paid yet: what it costs, until when, and the way to pay. */
export const Unpaid: Story = {
  tags: ['whole'],
  args: { shown: unpaid },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: payFee })).toBeEnabled();
  },
};
export const PaymentNotOpened: Story = {
  args: { shown: unpaid, ordered: networkError },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: payFee }));
    await expect(await canvas.findByText(notOpened)).toBeVisible();
  },
};
export const FeeOverdue: Story = { args: { shown: { ...unpaid, fee: { ...dueFee, state: 'overdue' } } } };
export const FeePaid: Story = {
  args: { shown: submissionOf({ fee: { ...dueFee, state: 'paid', order_id: 'order'.padEnd(22, '0') } }) },
};
export const FeeRefunded: Story = {
  args: {
    shown: submissionOf({
      submission_status: 'rejected',
      fee: { ...dueFee, state: 'refund_due', order_id: 'order'.padEnd(22, '0') },
    }),
  },
};
export const Rejected: Story = {
  args: {
    shown: submissionOf({ submission_status: 'rejected', reason: notTheOwnVoice, current_round_id: 2 }),
  },
};
export const Checking: Story = {
  args: {
    shown: submissionOf({
      submission_status: 'submitted',
      submission_details: mediaOf({ state: 'checking', file_url: null, thumbnail_url: null }),
    }),
  },
};
export const Replaced: Story = {
  tags: ['whole'],
  args: {
    shown: submissionOf({
      replacement: {
        submission_status: 'pending',
        reason: null,
        submission_details: mediaOf({ state: 'original' }),
      },
    }),
  },
};
export const NotReplaced: Story = {
  args: {
    shown: submissionOf({
      replacement: { submission_status: 'rejected', reason: notTheOwnVoice, submission_details: mediaOf() },
    }),
  },
};
const withDocumentAsked = { shown: submissionOf({ corrections: [askedDocument] }) };

async function chooseDocument() {
  await screen.findByRole('button', { name: send });
  await userEvent.upload(document.getElementById('id_passport_url')!, clearScan);
}
async function sendDocument() {
  await chooseDocument();
  await screen.findByText(/^(تغيير|Change)$/);
  await userEvent.click(screen.getByRole('button', { name: send }));
}

/** The organisers ask for the document again. */
export const DocumentAsked: Story = { tags: ['whole'], args: withDocumentAsked };
export const DocumentChosen: Story = { args: withDocumentAsked, play: chooseDocument };
/** The error names the format and describes the file control, which has the focus. */
export const DocumentRefused: Story = {
  args: { ...withDocumentAsked, checked: { ok: false, code: 'wrongFormat', sent: 'GIF' } },
  play: async () => {
    await chooseDocument();
    const control = document.getElementById('id_passport_url');
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription(/GIF/);
  },
};
export const DocumentSending: Story = { args: withDocumentAsked, play: sendDocument };
export const DocumentNotSent: Story = {
  args: { ...withDocumentAsked, answer: messageError('هناك طلبات كثيرة.', { status: 429 }) },
  play: sendDocument,
};
export const DocumentUnsure: Story = {
  args: { ...withDocumentAsked, answer: networkError },
  play: sendDocument,
};
export const DocumentSent: Story = { args: { ...withDocumentAsked, answer: 'taken' }, play: sendDocument };
export const DocumentClosed: Story = {
  args: { ...withDocumentAsked, answer: documentRefusals.closed },
  play: sendDocument,
};
/** Every part at once, and one whose time is over. */
export const AllAsked: Story = {
  args: {
    shown: submissionOf({
      corrections: [
        askedDocument,
        { ...askedDocument, part: 'media', reason: 'The sound stops in the middle.' },
        { ...askedDocument, part: 'details', due_at: submissionsTime },
      ],
    }),
  },
};
export const Audio: Story = {
  args: { shown: submissionOf({ submission_details: audioMedia }) },
};
export const Original: Story = {
  args: { shown: submissionOf({ submission_details: mediaOf({ state: 'original' }) }) },
};
export const Ended: Story = {
  args: { now: (competitionOf().comp_end ?? 0) + 1 },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(انتهت المسابقة|The competition has ended)/);
    await expect(canvas.queryByRole('link', { name: replace })).toBeNull();
  },
};
export const Unannounced: Story = {
  args: {
    shown: submissionOf({ competition: competitionOf({ comp_start: null, comp_end: null, rounds: [] }) }),
  },
};
export const NoFile: Story = { args: { shown: submissionOf({ submission_details: null }) } };
export const Loading: Story = { render: () => <Staged /> };
export const Missing: Story = { args: { shown: httpError({ status: 404 }) } };
export const Failed: Story = { args: { shown: networkError } };
export const Long: Story = {
  tags: ['whole'],
  args: { shown: submissionOf({ competition: competitionOf(longNames) }) },
};
