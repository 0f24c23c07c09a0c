import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { competitionOf, longNames, rounds } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { dueFee, submissionOf, submissionsTime } from '../../../tests/support/entries/submissionFacts.ts';
import { withdrawalOf, withdrawnForGood } from '../../../tests/support/withdrawal/withdrawalFacts.ts';
import { EntryWay } from './EntryWay.tsx';
import { EntryWayNote } from './EntryWayNote.tsx';

const [first] = rounds;
const window = { round_id: 1, opens_at: first!.starts_at!, closes_at: first!.ends_at! };

const submissions = [
  submissionOf({ submission_status: 'submitted' }),
  submissionOf({ submission_status: 'submitted', fee: dueFee }),
  submissionOf({ windows: [window] }),
  submissionOf({ submission_status: 'rejected' }),
  submissionOf({ standing: 'withdrawn', withdrawal: withdrawnForGood }),
  submissionOf({ standing: 'disqualified', withdrawal: withdrawalOf({ offer: 'none' }) }),
];

const meta = {
  title: 'Media/EntryWay',
  component: EntryWay,
  args: { submission: submissionOf({ submission_status: 'pending' }), now: submissionsTime },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof EntryWay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One step is the current one; a round that is weeks ahead is not. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
      null,
      null,
    ]);
  },
};
/** What a card shows of the same way. */
export const Note: Story = { render: (args) => <EntryWayNote {...args} /> };
/** Checked, unpaid, in the vote, rejected, withdrawn and disqualified. */
export const States: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 900 }}>{Story()}</div>],
  render: ({ now }) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' }}>
      {submissions.map((submission, index) => (
        <EntryWay key={index} submission={submission} now={index === 2 ? window.opens_at : now} />
      ))}
    </div>
  ),
};
/** No date is announced: none is shown. */
export const NoDates: Story = {
  args: {
    submission: submissionOf({
      competition: competitionOf({
        comp_end: null,
        rounds: rounds.map((round) => ({ ...round, starts_at: null, ends_at: null })),
      }),
    }),
  },
};
export const LongText: Story = {
  args: {
    submission: submissionOf({
      competition: competitionOf({ rounds: [{ ...first!, ...longNames }] }),
      windows: [window],
    }),
  },
  globals: { viewport: { value: 'narrowest' } },
};
export const MixedBidi: Story = {
  args: {
    submission: submissionOf({
      competition: competitionOf({
        rounds: [{ ...first!, name_ar: 'جولة Solo (2025)', name_en: 'Solo جولة (2025)' }],
      }),
    }),
  },
};
