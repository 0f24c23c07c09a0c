type Icon = 'globe' | 'transfer' | 'paintbrush' | 'lightning' | 'document';

const toolbar = (title: string, icon: Icon, names: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(names).map(([value, name]) => ({ value, title: name })),
  },
});

export const toolbars = {
  locale: toolbar('Locale', 'globe', { ar: 'العربية', en: 'English' }),
  direction: toolbar('Direction', 'transfer', { auto: 'Direction: auto', rtl: 'RTL', ltr: 'LTR' }),
  theme: toolbar('Theme', 'paintbrush', { light: 'Light', dark: 'Dark', stage: 'Stage' }),
  words: toolbar('Words', 'document', { own: 'Own words', longer: 'Words 40 % longer' }),
  motion: toolbar('Motion', 'lightning', { full: 'Full motion', reduced: 'Reduced motion' }),
};

const frame = (name: string, width: number, height: number) => ({
  name,
  pixels: width,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const frames = {
  narrowest: frame('320', 320, 640),
  phone: frame('390', 390, 844),
  tablet: frame('768', 768, 1024),
  desktop: frame('1280', 1280, 800),
};

type Viewport = { value?: keyof typeof frames };

/** The width for which a story is written (pixels), if it chooses a viewport itself. */
export function widthOf(storyGlobals: Readonly<Record<string, unknown>>): number | undefined {
  const { value } = (storyGlobals['viewport'] ?? {}) as Viewport;
  return value && frames[value].pixels;
}

/** Storybook starts in Arabic and light. */
export const startingGlobals = {
  locale: 'ar',
  theme: 'light',
  direction: 'auto',
  words: 'own',
  motion: 'full',
  canvas: 'window',
};

/** Rules of axe whose result depends on language or theme. */
const rulesOfWordsAndColours = [
  'color-contrast',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'button-name',
  'frame-title',
  'heading-order',
  'image-alt',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'select-name',
  'summary-name',
  'valid-lang',
];

/** All rules of axe. Passed rules are not listed: listing takes most of axe's time. */
export const axeInTests = { resultTypes: ['violations' as const] };

export const axeForSecondLook = { ...axeInTests, runOnly: rulesOfWordsAndColours };
