import { prefersDark } from './preferences.ts';

export type Theme = 'light' | 'dark';

const themeKey = 'sawt.theme';

// Storage may be forbidden (private windows, blocked cookies); then the choice ends with the page.
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
    // The choice ends with the page.
  }
}

const asTheme = (value: string | null | undefined): Theme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;

/** The visitor's choice, else the system's preference. */
export function currentTheme(): Theme {
  const chosen = asTheme(document.documentElement.dataset['theme']) ?? asTheme(stored());
  return chosen ?? (matchMedia(prefersDark).matches ? 'dark' : 'light');
}

/** The theme of server-side rendering, which cannot know the visitor's; the style sheet corrects it. */
export const serverTheme = (): Theme => 'light';

/** Applies a stored choice; without one the style sheet follows the system. */
export function applyStoredTheme(): void {
  const chosen = asTheme(stored());
  if (chosen) document.documentElement.dataset['theme'] = chosen;
}

/** Applies and stores a theme. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  store(theme);
}

/** Calls `changed` when the theme may have changed: here, in another tab, or in the system. */
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
