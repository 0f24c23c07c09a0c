import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Moves } from './Moves.ts';

const names = ['سالم', 'Mariam', 'ياسر'];
const others = ['Lina', 'نور'];

/** `Moves` lets the rows of a list glide to their new places. One button turns the list over, another replaces it. */
function Turning() {
  const root = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(names);
  return (
    <>
      <button type="button" onClick={() => setShown(shown.toReversed())}>
        ⇅
      </button>
      <button type="button" onClick={() => setShown(others)}>
        ⇄
      </button>
      <ul ref={root}>
        <Moves root={root} places={shown.join()} />
        {shown.map((name) => (
          <li key={name} data-moves={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

const meta = { title: 'Voting/Moves', component: Turning, subcomponents: { Moves } } satisfies Meta<
  typeof Turning
>;
export default meta;
type Story = StoryObj<typeof meta>;

const animated = (root: HTMLElement) =>
  [...root.querySelectorAll('li')].map((row) =>
    row
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => ('transform' in frame ? 'transform' : 'opacity')),
  );

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '⇅' }));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('ياسر');
    await waitFor(() =>
      expect([
        ['transform', 'transform'],
        ['opacity', 'opacity'],
      ]).toContainEqual(animated(canvasElement)[0]),
    );
    // The row in the middle keeps its place.
    await expect(animated(canvasElement)[1]).toEqual([]);
  },
};
export const Reduced: Story = { ...Default, globals: { motion: 'reduced' } };
export const AnotherList: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '⇄' }));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Lina');
    await expect(animated(canvasElement)).toEqual([[], []]);
  },
};
