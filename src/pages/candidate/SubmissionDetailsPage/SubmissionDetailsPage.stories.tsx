import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { Submission } from '../../../../domain/contract.ts';
import { type AppError, httpError, networkError } from '../../../../domain/errors.ts';
import { competitionOf, longNames } from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import { stagedDetails } from '../../../../tests/support/entries/stagedSubmissions.ts';
import {
  audioMedia,
  mediaOf,
  submissionOf,
  submissionsTime,
} from '../../../../tests/support/entries/submissionFacts.ts';
import { recordings } from '../../../../tests/support/media/recordings.ts';
import { SubmissionDetailsPage } from './SubmissionDetailsPage.tsx';

type Props = { shown?: Submission | AppError; now?: number };

/** The submission with a playable file, if it has a file at all. */
function withPlayableFile(submission: Submission): Submission {
  const { submission_details: media } = submission;
  if (!media?.file_url) return submission;
  return { ...submission, submission_details: { ...media, file_url: recordings[media.kind] } };
}

function Staged({ shown, now = submissionsTime }: Props) {
  const [details] = useState(() =>
    stagedDetails(shown && ('kind' in shown ? shown : { data: withPlayableFile(shown), now })),
  );
  return <SubmissionDetailsPage details={details} />;
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
const another = /^(رفع فيديو جديد|Upload a new video)$/;

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
export const Rejected: Story = {
  args: { shown: submissionOf({ submission_status: 'rejected', current_round_id: 2 }) },
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
      replacement: { submission_status: 'pending', submission_details: mediaOf({ state: 'original' }) },
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
