import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VoteMeter } from './VoteMeter.tsx';

const meta = {
  title: 'Voting/VoteMeter',
  component: VoteMeter,
  args: { share: 0.65 },
  decorators: [
    (Story) => (
      <p style={{ display: 'grid', gap: '1rem', maxInlineSize: '22rem' }}>
        <Story />
        8.107%
      </p>
    ),
  ],
} satisfies Meta<typeof VoteMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('p > span');
    const fill = track?.firstElementChild;
    if (!track || !fill) throw new Error('no meter');
    const outer = track.getBoundingClientRect();
    const inner = fill.getBoundingClientRect();
    const rtl = document.documentElement.dir === 'rtl';
    // The fill grows from the reading start.
    await expect(rtl ? inner.left - outer.left : outer.right - inner.right).toBeCloseTo(
      outer.width * 0.35,
      0,
    );
  },
};
export const Nothing: Story = { args: { share: 0 } };
export const States: Story = {
  render: () => (
    <>
      {[0, 0.02, 0.25, 0.5, 1].map((share) => (
        <VoteMeter key={share} share={share} />
      ))}
    </>
  ),
};
