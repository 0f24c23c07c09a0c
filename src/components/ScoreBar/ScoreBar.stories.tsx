import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../../theme/theme.css.ts';
import { ScoreBar, type ScoreBarProps } from './ScoreBar.tsx';

function Labelled(props: ScoreBarProps) {
  const gold = props.tone === 'honour' ? { color: vars.honour.text, backgroundColor: vars.honour.bg } : {};
  return (
    <p style={{ display: 'grid', gap: '1rem', maxInlineSize: '22rem', padding: '1rem', ...gold }}>
      <ScoreBar {...props} />
      {props.judges + props.votes}
    </p>
  );
}

const meta = {
  title: 'Voting/ScoreBar',
  component: Labelled,
  subcomponents: { ScoreBar },
  args: { judges: 44, votes: 24 },
} satisfies Meta<typeof Labelled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('p > span');
    if (!track) throw new Error('no bar');
    const outer = track.getBoundingClientRect();
    const rtl = document.documentElement.dir === 'rtl';
    // The judges' part begins at the reading start, and the votes' part follows.
    const lengths = [...track.children].map((part) => {
      const inner = part.getBoundingClientRect();
      return rtl ? outer.right - inner.left : inner.right - outer.left;
    });
    await expect(lengths[0]).toBeCloseTo(outer.width * 0.68, 0);
    await expect(lengths[1]).toBeCloseTo(outer.width * 0.44, 0);
  },
};
export const Leader: Story = { args: { tone: 'leader' } };
export const Closed: Story = { args: { tone: 'closed' } };
export const OnThePodium: Story = { args: { tone: 'honour' } };
export const NoVotes: Story = { args: { votes: 0 } };
export const VotesAlone: Story = { args: { judges: 0, votes: 31 } };
export const States: Story = {
  render: () => (
    <>
      {(['vote', 'leader', 'closed', 'honour'] as const).map((tone) => (
        <Labelled key={tone} judges={46} votes={31} tone={tone} />
      ))}
      <Labelled judges={50} votes={50} />
    </>
  ),
};
