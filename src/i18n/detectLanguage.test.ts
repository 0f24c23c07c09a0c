import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detectLanguage, rememberLanguage } from './detectLanguage.ts';

const forget = () => {
  document.cookie = 'sawt_lng=; Max-Age=0; Path=/';
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('lang');
  window.history.replaceState(null, '', '/');
};
const browserSpeaks = (...codes: string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(codes);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(codes[0] ?? '');
};

/** From the strongest to the weakest; each names the language unless a stronger one does. */
const sources: [string, (code: string) => void][] = [
  ['the address', (code) => window.history.replaceState(null, '', `/vote?lng=${code}`)],
  ['the cookie', (code) => (document.cookie = `sawt_lng=${code}; Path=/`)],
  ['local storage', (code) => localStorage.setItem('sawt.lng', code)],
  ['session storage', (code) => sessionStorage.setItem('sawt.lng', code)],
  ['the browser', (code) => browserSpeaks(code)],
  ['the html tag', (code) => (document.documentElement.lang = code)],
];

beforeEach(() => {
  forget();
  browserSpeaks();
});
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

describe('the language of the page', () => {
  it.each(sources)('comes from %s', (_, say) => {
    say('en');
    expect(detectLanguage()).toBe('en');
  });

  it.each(sources.slice(0, -1).map(([name, say], index) => [name, say, sources.slice(index + 1)] as const))(
    'comes from %s before anything weaker',
    (_, say, weaker) => {
      weaker.forEach(([, sayWeaker]) => sayWeaker('ar'));
      say('en');
      expect(detectLanguage()).toBe('en');
    },
  );

  it('in the address also applies to the next page', () => {
    browserSpeaks('en');
    window.history.replaceState(null, '', '/vote?lng=ar');
    detectLanguage();
    window.history.replaceState(null, '', '/user/vote-now');
    expect(detectLanguage()).toBe('ar');
    expect(document.cookie).toContain('sawt_lng=ar');
  });

  it.each(sources)('from %s is stored for the next visit and for the server', (_, say) => {
    say('en');
    detectLanguage();
    expect([document.cookie, localStorage.getItem('sawt.lng')]).toEqual(['sawt_lng=en', 'en']);
  });

  it('is stored only where something names it', () => {
    expect([detectLanguage(), document.cookie, localStorage.length]).toEqual(['ar', '', 0]);
  });

  it('is Arabic by default', () => {
    expect(detectLanguage()).toBe('ar');
  });

  it('drops the region', () => {
    browserSpeaks('en-US');
    document.documentElement.lang = 'ar';
    expect(detectLanguage()).toBe('en');
  });

  it('skips unsupported languages', () => {
    document.cookie = 'sawt_lng=de; Path=/';
    browserSpeaks('fr-FR', 'ur', 'en-GB', 'ar');
    expect(detectLanguage()).toBe('en');
  });

  it('does not accept markup as a language', () => {
    window.history.replaceState(null, '', '/vote?lng=%3Cimg%20src%3Dx%3E');
    expect(detectLanguage()).toBe('ar');
  });
});

describe('a chosen language', () => {
  it('is kept in local storage and in a cookie for the server', () => {
    rememberLanguage('en');
    expect([localStorage.getItem('sawt.lng'), document.cookie]).toEqual(['en', 'sawt_lng=en']);
  });

  it('corrects an address that names another, and leaves the rest of it', () => {
    window.history.replaceState({ from: 'list' }, '', '/vote?lng=ar&order=7#g3');
    rememberLanguage('en');
    expect(window.location.href.slice(window.location.origin.length)).toBe('/vote?lng=en&order=7#g3');
    expect(window.history.state).toEqual({ from: 'list' });
  });

  it('adds nothing to an address that names none', () => {
    window.history.replaceState(null, '', '/vote');
    rememberLanguage('en');
    expect(window.location.search).toBe('');
  });
});
