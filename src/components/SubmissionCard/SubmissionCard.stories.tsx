import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { competitionOf, longNames } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import {
  askedDocument,
  mediaOf,
  notTheOwnVoice,
  submissionOf,
  submissions,
  submissionsTime,
} from '../../../tests/support/entries/submissionFacts.ts';
import { SubmissionCard } from './SubmissionCard.tsx';

const meta = {
  title: 'Media/SubmissionCard',
  component: SubmissionCard,
  args: { submission: submissionOf(), now: submissionsTime, onDelete: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 436 }}>{Story()}</div>],
} satisfies Meta<typeof SubmissionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every link names its entry. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    const name = /(الغناء الفردي|Solo singing)/;
    await expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/arab-singing-star-2025/solo-singing/submission',
      `/submission-details/${args.submission.id}`,
      `/arab-singing-star-2025/solo-singing/submit/${args.submission.id}`,
      `/submission-details/${args.submission.id}`,
    ]);
    for (const link of card.getAllByRole('link')) await expect(link).toHaveAccessibleName(name);
    card.getByRole('button', { name }).click();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const States: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 900 }}>{Story()}</div>],
  render: ({ now, onDelete }) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' }}>
      {submissions.map((submission) => (
        <SubmissionCard key={submission.id} submission={submission} now={now} onDelete={onDelete} />
      ))}
    </div>
  ),
};
/** Nothing can be replaced any more. */
export const Ended: Story = {
  args: { now: (competitionOf().comp_end ?? 0) + 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(3);
  },
};
export const Replaced: Story = {
  args: {
    submission: submissionOf({
      replacement: {
        submission_status: 'submitted',
        reason: null,
        submission_details: mediaOf({ state: 'checking', file_url: null }),
      },
    }),
  },
};
/** The organisers gave a reason, in their own words and language. */
export const Rejected: Story = {
  args: { submission: submissionOf({ submission_status: 'rejected', reason: notTheOwnVoice }) },
};
export const NotReplaced: Story = {
  args: {
    submission: submissionOf({
      replacement: {
        submission_status: 'rejected',
        reason: notTheOwnVoice,
        submission_details: mediaOf({ file_url: null }),
      },
    }),
  },
};
/** The organisers ask for the document again. */
export const Asked: Story = { args: { submission: submissionOf({ corrections: [askedDocument] }) } };
export const NoMedia: Story = { args: { submission: submissionOf({ submission_details: null }) } };
export const LongText: Story = {
  args: { submission: submissionOf({ submission_status: 'pending', competition: competitionOf(longNames) }) },
};
export const MixedBidi: Story = {
  args: {
    submission: submissionOf({
      competition: competitionOf({ name_ar: 'غناء Solo (2025) مع band', name_en: 'Solo غناء (2025)' }),
    }),
  },
};
