import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Portrait } from './Portrait.tsx';

const ours = '/images/01dfb118a3aa0279d432-160.webp';
const image = (container: HTMLElement) => container.querySelector('img');

it('offers every size of a stored portrait and its displayed width', () => {
  const { container } = render(<Portrait src={ours} name="سالم" size="champion" />);
  expect(image(container)?.srcset).toContain('-352.webp 352w');
  expect(image(container)?.sizes).toBe('176px');
});

it('falls back to the named file, then to the initial', () => {
  const { container } = render(<Portrait src={ours} name="سالم" size="champion" />);
  fireEvent.error(image(container)!);
  expect(image(container)?.getAttribute('srcset')).toBeNull();
  fireEvent.error(image(container)!);
  expect(image(container)).toBeNull();
  expect(container).toHaveTextContent('س');
});

it('shows the initial without a photo', () => {
  const { container } = render(<Portrait src={null} name=" Salim" size="row" />);
  expect(image(container)).toBeNull();
  expect(container).toHaveTextContent('S');
});
