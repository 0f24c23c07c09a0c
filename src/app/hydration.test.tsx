import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startPages } from '../../tests/support/pages/startPages.ts';
import { bundledI18n } from '../i18n/bundledI18n.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('scrollTo', () => {});
  // React's development build reports style attributes, which jsdom writes differently from a browser.
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    consoleError.mockRestore();
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
  };
});

const { register: _alone, ...pages } = startPages;

it.each(Object.entries(pages))('hydrates the rendered page %s and keeps every element', async (_, page) => {
  history.replaceState(null, '', page.path);
  // Import it only now: a part of a page that another test has loaded is there at once.
  const { paintPage } = await import('./firstPaint.tsx');
  document.head.innerHTML =
    `<meta name="sawt-support" content="${page.supportEmail}">` +
    (page.found ? '' : `<meta name="sawt-missing" content="${page.screen}">`);
  const start = JSON.stringify(page.startData);
  document.body.innerHTML =
    `<script type="application/json" id="sawt-start" data-at="${page.now}">${start}</script>` +
    `<div id="root">${paintPage(page, 'en')}</div>`;
  const root = document.querySelector('#root')!;
  const elements = [...root.querySelectorAll('h1, article, [role=tab], header a, header button')];
  const { loadScreen } = await import('./pages.tsx');
  const { Site } = await import('./Site.tsx');
  await loadScreen(page.screen);
  const recovered: unknown[] = [];
  const site = (
    <I18nextProvider i18n={bundledI18n('en')}>
      <Site />
    </I18nextProvider>
  );
  const onRecoverableError = (error: unknown) => recovered.push(error);
  const app = await act(async () => hydrateRoot(root, site, { onRecoverableError }));
  onTestFinished(() => act(async () => app.unmount()));
  await vi.waitFor(() => expect(document.title).toMatch(/Sawt$/), 40_000);
  const lost = elements.filter((each) => !each.isConnected).map((each) => each.tagName);
  expect([recovered.map(String), lost]).toEqual([[], []]);
  expect(elements.length).toBeGreaterThan(3);
});
