import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VoicePrint } from './VoicePrint.tsx';

const strokes = (hash: string | null) => {
  const { container, unmount } = render(<VoicePrint hash={hash} />);
  const drawn = container.querySelector('path')?.getAttribute('d') ?? '';
  unmount();
  return drawn.match(/M[^M]+/g) ?? [];
};

it('draws a bar for each digit, the highest for f and a dot for 0', () => {
  const bars = strokes(`0f${'8'.repeat(62)}`);
  expect([bars.length, ...bars.slice(0, 3)]).toEqual([64, 'M1.5 31.5v0', 'M6.5 1.5v60', 'M11.5 15.5v32']);
});

it('is a flat line for a row that does not exist yet', () => {
  const bars = strokes(null);
  expect([bars.length, bars.filter((bar) => !bar.endsWith('v0'))]).toEqual([64, []]);
});

it('is a picture with a name where a name is given, else hidden', () => {
  render(<VoicePrint hash={null} label="Row 7" />);
  expect(screen.getByRole('img', { name: 'Row 7' })).toBeVisible();
  expect(render(<VoicePrint hash={null} />).container.querySelector('svg')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});
