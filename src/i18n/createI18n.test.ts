import { afterEach, describe, expect, it } from 'vitest';
import { createI18n } from './createI18n.ts';
import { switchLanguage } from './switchLanguage.ts';

const page = () => [document.documentElement.lang, document.documentElement.dir];

afterEach(() => {
  document.cookie = 'sawt_lng=; Max-Age=0; Path=/';
  localStorage.clear();
});

describe('the words of the site', () => {
  it('are there at once in the chosen language, and the document says which it is', async () => {
    const i18n = await createI18n('ar');
    expect(i18n.t('brand')).toBe('صوت');
    expect(page()).toEqual(['ar', 'rtl']);
  });

  it('are loaded by area: a page that is not open costs nothing', async () => {
    const i18n = await createI18n('ar');
    expect([i18n.hasResourceBundle('ar', 'vote'), i18n.hasResourceBundle('en', 'common')]).toEqual([
      false,
      false,
    ]);
    await i18n.loadNamespaces('vote');
    expect(i18n.hasResourceBundle('ar', 'vote')).toBe(true);
  });

  it('change in place with every open area, and the choice is kept', async () => {
    const i18n = await createI18n('ar', ['vote']);
    expect(await switchLanguage(i18n, 'en')).toBe(true);
    expect([i18n.t('brand'), i18n.hasResourceBundle('en', 'vote')]).toEqual(['Sawt', true]);
    expect(page()).toEqual(['en', 'ltr']);
    expect(localStorage.getItem('sawt.lng')).toBe('en');
  });

  it('stay as they are when the others cannot be fetched', async () => {
    const i18n = await createI18n('ar');
    i18n.addResourceBundle('ar', 'unknownArea', { word: 'كلمة' });
    expect(await switchLanguage(i18n, 'en')).toBe(false);
    expect([i18n.language, ...page()]).toEqual(['ar', 'ar', 'rtl']);
    expect(localStorage.getItem('sawt.lng')).toBeNull();
  });
});
