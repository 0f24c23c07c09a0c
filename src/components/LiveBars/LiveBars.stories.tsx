import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { liveGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { prefersLessMotion } from '../../theme/preferences.ts';
import { stage } from '../../theme/theme.css.ts';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import { LiveBars, type LiveBarsProps } from './LiveBars.tsx';

/** A stage whose button sends twenty votes to the second in rank. */
function Stage({ ranked }: LiveBarsProps) {
  const [shown, setShown] = useState(ranked);
  const vote = () =>
    setShown(
      shown.map((each, index) => (index === 1 ? { ...each, total_votes: each.total_votes + 20 } : each)),
    );
  return (
    <div className={stage} style={{ position: 'relative', blockSize: 384 }}>
      <LevelBackdrop>
        <LiveBars ranked={shown} />
      </LevelBackdrop>
      <button type="button" style={{ position: 'relative', margin: 16 }} onClick={vote}>
        +20
      </button>
    </div>
  );
}

const meta = {
  title: 'Stage/LiveBars',
  component: LiveBars,
  parameters: { layout: 'fullscreen' },
  args: { ranked: liveGroup.participants },
  render: (args) => <Stage {...args} />,
} satisfies Meta<typeof LiveBars>;
export default meta;
type Story = StoryObj<typeof meta>;

const barsIn = (root: HTMLElement) => [...root.querySelectorAll('g rect')];
/** Places of the bars that move, counted from the edge of the stage. */
const movingIn = (root: HTMLElement) =>
  barsIn(root)
    .toReversed()
    .flatMap((bar, index) =>
      bar.getAnimations().some((each) => !(each instanceof CSSTransition)) ? [index] : [],
    );
const goldIn = (root: HTMLElement) => barsIn(root).filter((bar) => bar.hasAttribute('data-led')).length;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect([goldIn(canvasElement), movingIn(canvasElement)]).toEqual([1, []]);
    await userEvent.click(canvas.getByRole('button'));
    const still = matchMedia(prefersLessMotion).matches;
    await waitFor(() => expect(movingIn(canvasElement)).toEqual(still ? [] : [1, 9, 17, 25, 33]));
  },
};
export const Reduced: Story = { ...Default, globals: { motion: 'reduced' } };
export const NobodyLeads: Story = {
  args: { ranked: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect([goldIn(canvasElement), movingIn(canvasElement)]).toEqual([0, []]);
  },
};
