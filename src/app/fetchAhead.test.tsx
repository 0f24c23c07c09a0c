import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { fetchAhead } from './fetchAhead.ts';

it('fetches the screen and the words of a link that somebody is about to follow, and of no other', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.split('/').slice(-2).join('/'));
    return Promise.resolve(Response.json({}));
  });
  history.replaceState(null, '', '/vote');
  await createI18n('en');
  asked.length = 0;
  const screens: string[] = [];
  fetchAhead((page) => Promise.resolve(screens.push(page)));
  render(
    <>
      <a href="/events">
        <span>Events</span>
      </a>
      <a href="/user/voting">Leaderboard</a>
      <a href="/login">Log in</a>
      <a href="/vote">Here</a>
      <a href="/receipt/1" target="_blank" rel="noreferrer">
        Elsewhere
      </a>
      <a href="https://other.example/events">Other</a>
    </>,
  );
  for (const name of ['Here', 'Elsewhere', 'Other']) fireEvent.pointerOver(screen.getByText(name));
  expect([screens, asked]).toEqual([[], []]);
  fireEvent.pointerOver(screen.getByText('Events'));
  fireEvent.focusIn(screen.getByText('Leaderboard'));
  fireEvent.touchStart(screen.getByText('Log in'));
  expect(screens).toEqual(['events', 'leaderboard', 'login']);
  await vi.waitFor(() => expect(asked).toContain('en/account.json'), 40_000);
  expect(asked).toEqual(expect.arrayContaining(['en/events.json', 'en/vote.json', 'en/pay.json']));
  vi.unstubAllGlobals();
});
