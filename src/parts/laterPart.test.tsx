import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { laterPart } from './laterPart.ts';

const Named = ({ name }: { name: string }) => <p>{name}</p>;

it('is there once it has come, with what it is given by then, and holds nothing up', async () => {
  let come = (_part: { default: typeof Named }) => {};
  const Part = laterPart<{ name: string }>(() => new Promise((resolve) => (come = resolve)));
  const page = (name: string) => (
    <main>
      <h1>Page</h1>
      <Part name={name} />
    </main>
  );
  const { container, rerender } = render(page('first'));
  expect(container.innerHTML).toBe('<main><h1>Page</h1></main>');
  rerender(page('second'));
  come({ default: Named });
  expect((await screen.findByText('second')).outerHTML).toBe('<p>second</p>');
});

it('leaves the page without it where it cannot be fetched', async () => {
  const failed = Promise.reject(new TypeError('not there'));
  const Part = laterPart(() => failed);
  const { container } = render(<Part />);
  await failed.catch(() => {});
  expect(container.innerHTML).toBe('');
});
