import { afterEach, expect, it } from 'vitest';
import { innerLink } from './innerLink.ts';

afterEach(() => document.body.replaceChildren());

/** The address that a click on a link leads to within the site, on a page at another address. */
function clicked(href: string, at: string): string | undefined {
  history.replaceState(null, '', at);
  document.body.innerHTML = `<a href="${href}">a</a>`;
  let address: string | undefined;
  const read = (event: MouseEvent) => {
    address = innerLink(event)?.address;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before any listener of the site, which follows links by itself.
  window.addEventListener('click', read, { once: true, capture: true });
  document.querySelector('a')?.click();
  return address;
}

it('leaves the way to the board of another competition to the browser', () => {
  expect([
    clicked('/vote?competition=b', '/vote'),
    clicked('/vote?competition=b', '/vote?competition=a'),
    clicked('/vote', '/vote?competition=a&lng=en'),
  ]).toEqual([undefined, undefined, undefined]);
});

it('opens every other page of the site itself', () => {
  expect([
    clicked('/vote?competition=b', '/events'),
    clicked('/user/voting?competition=b', '/vote?competition=b'),
    clicked('/vote?competition=a&lng=ar', '/vote?lng=en&competition=a'),
  ]).toEqual(['/vote?competition=b', '/user/voting?competition=b', '/vote?competition=a&lng=ar']);
});
