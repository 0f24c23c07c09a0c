import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Portrait } from './Portrait.tsx';

const ours = '/images/01dfb118a3aa0279d432-160.webp';
const image = (container: HTMLElement) => container.querySelector('img');

it('offers every size of a portrait of ours, and says how large it is shown', () => {
  const { container } = render(<Portrait src={ours} name="سالم" size="champion" />);
  expect(image(container)?.srcset).toContain('-352.webp 352w');
  expect(image(container)?.sizes).toBe('176px');
});

it('tries the named size alone when a size is missing, then shows the initial', () => {
  const { container } = render(<Portrait src={ours} name="سالم" size="champion" />);
  fireEvent.error(image(container)!);
  expect(image(container)?.getAttribute('srcset')).toBeNull();
  fireEvent.error(image(container)!);
  expect(image(container)).toBeNull();
  expect(container).toHaveTextContent('س');
});

it('shows the initial where there is no photo', () => {
  const { container } = render(<Portrait src={null} name=" Salim" size="row" />);
  expect(image(container)).toBeNull();
  expect(container).toHaveTextContent('S');
});
