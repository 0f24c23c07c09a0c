import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Portrait } from './Portrait.tsx';

const ours = '/images/01dfb118a3aa0279d432-160.webp';
const shownImage = (container: HTMLElement) => container.querySelector('img');

it('offers every size of a stored portrait and its displayed width', () => {
  const { container } = render(<Portrait src={ours} name="سالم" size="champion" />);
  expect(shownImage(container)?.srcset).toContain('-352.webp 352w');
  expect(shownImage(container)?.sizes).toBe('176px');
});

it('falls back to the named file, then to the initial', () => {
  const { container } = render(<Portrait src={ours} name="سالم" size="champion" />);
  fireEvent.error(shownImage(container)!);
  expect(shownImage(container)?.getAttribute('srcset')).toBeNull();
  fireEvent.error(shownImage(container)!);
  expect(shownImage(container)).toBeNull();
  expect(container).toHaveTextContent('س');
});

it('shows the initial without a photo', () => {
  const { container } = render(<Portrait src={null} name=" Salim" size="row" />);
  expect(shownImage(container)).toBeNull();
  expect(container).toHaveTextContent('S');
});
