import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmissionMediaState } from './SubmissionMediaState.tsx';

const meta = {
  component: SubmissionMediaState,
  args: { state: 'checking' },
} satisfies Meta<typeof SubmissionMediaState>;
export default meta;
type Story = StoryObj<typeof meta>;

const shownStates = ['checking', 'converting', 'original', 'failed'] as const;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {shownStates.map((state) => (
        <SubmissionMediaState key={state} state={state} />
      ))}
    </div>
  ),
};
/** Playable: nothing to say. */
export const Playable: Story = { args: { state: 'playable' } };
export const LongText: Story = { args: { state: 'failed' }, globals: { viewport: { value: 'narrowest' } } };
export const MixedBidi: Story = { args: { state: 'failed' } };
