import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './createI18n.ts';
import { switchLanguage } from './switchLanguage.ts';

const page = () => [document.documentElement.lang, document.documentElement.dir];

/** A server with the files of this project, which can go away. */
const server = { up: true, asked: [] as string[] };

async function answer(address: string): Promise<Response> {
  server.asked.push(address);
  if (!server.up) return new Response('', { status: 503 });
  return new Response(await readFile(join(process.cwd(), new URL(address, 'http://site').pathname)));
}

beforeEach(() => {
  Object.assign(server, { up: true, asked: [] });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'sawt_lng=; Max-Age=0; Path=/';
  localStorage.clear();
});

describe('the words of the site', () => {
  it('load in the chosen language, which the document names', async () => {
    const i18n = await createI18n('ar');
    expect(i18n.t('brand')).toBe('صوت');
    expect(page()).toEqual(['ar', 'rtl']);
  });

  it('load by area and language, only for open pages', async () => {
    const i18n = await createI18n('ar');
    expect(server.asked).toHaveLength(1);
    await i18n.loadNamespaces('vote');
    expect([server.asked.length, i18n.hasResourceBundle('ar', 'vote')]).toEqual([2, true]);
  });

  it('are required: without them the site does not start', async () => {
    server.up = false;
    await expect(createI18n('ar', ['vote'])).rejects.toThrow('the words of common,vote did not load');
  });

  it('change in place with every open area, and the choice is kept', async () => {
    const i18n = await createI18n('ar', ['vote']);
    expect(await switchLanguage(i18n, 'en')).toBe(true);
    expect([i18n.t('brand'), i18n.hasResourceBundle('en', 'vote')]).toEqual(['Sawt', true]);
    expect(page()).toEqual(['en', 'ltr']);
    expect(localStorage.getItem('sawt.lng')).toBe('en');
  });

  it('stay if the other language does not load, and change once it does', async () => {
    const i18n = await createI18n('ar');
    server.up = false;
    expect(await switchLanguage(i18n, 'en')).toBe(false);
    expect([i18n.language, ...page(), localStorage.getItem('sawt.lng')]).toEqual(['ar', 'ar', 'rtl', null]);
    server.up = true;
    expect(await switchLanguage(i18n, 'en')).toBe(true);
    expect([i18n.t('brand'), ...page()]).toEqual(['Sawt', 'en', 'ltr']);
  });

  it('load once per language', async () => {
    const i18n = await createI18n('ar', ['vote']);
    await switchLanguage(i18n, 'en');
    await switchLanguage(i18n, 'ar');
    await switchLanguage(i18n, 'en');
    expect(server.asked).toHaveLength(4);
  });
});
