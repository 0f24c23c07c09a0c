import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmissionMediaState } from './SubmissionMediaState.tsx';

const meta = {
  title: 'Feedback/SubmissionMediaState',
  component: SubmissionMediaState,
  args: { kind: 'audio', state: 'checking' },
} satisfies Meta<typeof SubmissionMediaState>;
export default meta;
type Story = StoryObj<typeof meta>;

const shownStates = ['checking', 'converting', 'original', 'failed'] as const;

export const Default: Story = {};
export const States: Story = {
  render: ({ kind }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {shownStates.map((state) => (
        <SubmissionMediaState key={state} kind={kind} state={state} />
      ))}
    </div>
  ),
};
/** While the competition takes files, the candidate is asked for another one. */
export const Another: Story = { args: { kind: 'video', state: 'failed', another: '/send' } };
/** Playable: nothing to say. */
export const Playable: Story = { args: { state: 'playable' } };
export const LongText: Story = {
  args: { state: 'failed', another: '/send' },
  globals: { viewport: { value: 'narrowest' } },
};
export const MixedBidi: Story = { args: { state: 'failed' } };
