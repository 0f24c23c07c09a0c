import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { firstGroupOf } from '../../domain/boardAtHand.ts';
import { board, config } from '../../tests/support/votePage/boardFixtures.ts';
import { bundledI18n } from '../i18n/bundledI18n.ts';
import { paintPage } from './firstPaint.tsx';

it('hydrates the server-rendered vote and keeps every element', async () => {
  const atHand = { board: firstGroupOf(board), config };
  history.replaceState(null, '', '/vote');
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  // React's development build reports style attributes, which jsdom writes differently from a browser.
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const start = JSON.stringify({ '/voter/participants': atHand.board, '/config': config });
  document.body.innerHTML = `<script type="application/json" id="sawt-start">${start}</script><div id="root">${paintPage(
    { screen: 'vote', path: '/vote', atHand },
    'en',
  )}</div>`;
  const root = document.querySelector('#root')!;
  const elements = [...root.querySelectorAll('h1, article, [role=tab], header button')];
  const { loadScreen } = await import('./pages.tsx');
  const { Site } = await import('./Site.tsx');
  await loadScreen('vote');
  const recovered: unknown[] = [];
  const site = (
    <I18nextProvider i18n={bundledI18n('en')}>
      <Site />
    </I18nextProvider>
  );
  const onRecoverableError = (error: unknown) => recovered.push(error);
  const app = await act(async () => hydrateRoot(root, site, { onRecoverableError }));
  await vi.waitFor(() => expect(document.title).toMatch(/^Vote/));
  expect([recovered, elements.filter((each) => !each.isConnected)]).toEqual([[], []]);
  await act(async () => app.unmount());
  consoleError.mockRestore();
  vi.unstubAllGlobals();
});
