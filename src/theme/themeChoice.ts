import { prefersDark } from './preferences.ts';

export type Theme = 'light' | 'dark';

const themeKey = 'sawt.theme';

// Storage can be refused altogether (private windows, blocked cookies): then the choice lasts as long as the page.
function stored(): string | null {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    return null;
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

const asTheme = (value: string | null | undefined): Theme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;

/** What the page shows: the visitor's choice, else what the system prefers. */
export function currentTheme(): Theme {
  const chosen = asTheme(document.documentElement.dataset['theme']) ?? asTheme(stored());
  return chosen ?? (matchMedia(prefersDark).matches ? 'dark' : 'light');
}

/** What the server paints without knowing either: the style sheet alone follows the visitor. */
export const paintedTheme = (): Theme => 'light';

/** Puts a kept choice on the document; without one the style sheet follows the system. */
export function applyStoredTheme(): void {
  const chosen = asTheme(stored());
  if (chosen) document.documentElement.dataset['theme'] = chosen;
}

/** Shows a theme and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  store(theme);
}

/** Calls back when the theme may have changed: here, in another tab, or in the system. */
export function watchTheme(changed: () => void): () => void {
  const system = matchMedia(prefersDark);
  const attribute = new MutationObserver(changed);
  const otherTab = (event: StorageEvent) => {
    if (event.key === themeKey) applyStoredTheme();
  };
  system.addEventListener('change', changed);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.addEventListener('storage', otherTab);
  return () => {
    system.removeEventListener('change', changed);
    attribute.disconnect();
    window.removeEventListener('storage', otherTab);
  };
}
