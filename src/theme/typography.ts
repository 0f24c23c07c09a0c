type Pair = { ar: number; en: number };
export type TextStyle = {
  family: 'display' | 'text';
  weight: 400 | 600 | 700 | 800;
  /** Pixels at the widths 390 and 1280. */
  narrow: Pair;
  wide: Pair;
  /** Arabic glyphs need more height than Latin ones. */
  lineHeight: Pair;
  tabular?: true;
};

const both = (size: number): Pair => ({ ar: size, en: size });
const pair = (ar: number, en: number): Pair => ({ ar, en });
const display = { family: 'display', weight: 700 } as const;
const plain = { family: 'text', weight: 400 } as const;
const strong = { family: 'text', weight: 600 } as const;
const body = pair(17, 16);
const label = pair(16, 15);
const small = pair(15, 14);
const caption = pair(14, 13);

export const typography = {
  /** The headline of the vote stage. */
  displayVote: { ...display, narrow: both(34), wide: both(60), lineHeight: pair(1.4, 1.12) },
  display: { ...display, narrow: pair(32, 34), wide: both(52), lineHeight: pair(1.4, 1.12) },
  h1: { ...display, narrow: both(28), wide: both(40), lineHeight: pair(1.4, 1.2) },
  h2: { ...display, narrow: pair(22, 24), wide: pair(26, 28), lineHeight: pair(1.45, 1.25) },
  h3: { ...strong, narrow: both(17), wide: pair(19, 18), lineHeight: pair(1.55, 1.35) },
  lead: { ...plain, narrow: pair(18, 17), wide: pair(19, 18), lineHeight: pair(1.8, 1.6) },
  body: { ...plain, narrow: body, wide: body, lineHeight: pair(1.75, 1.55) },
  label: { ...strong, narrow: label, wide: label, lineHeight: pair(1.55, 1.4) },
  labelLarge: { ...strong, narrow: body, wide: body, lineHeight: pair(1.55, 1.4) },
  small: { ...plain, narrow: small, wide: small, lineHeight: pair(1.7, 1.5) },
  smallStrong: { ...strong, narrow: small, wide: small, lineHeight: pair(1.7, 1.5) },
  caption: { ...plain, narrow: caption, wide: caption, lineHeight: pair(1.6, 1.45) },
  captionStrong: { ...strong, narrow: caption, wide: caption, lineHeight: pair(1.6, 1.45) },
  numeralHuge: { ...display, narrow: both(96), wide: both(184), lineHeight: both(1), tabular: true },
  numeralXl: { ...display, narrow: both(30), wide: both(44), lineHeight: pair(1.2, 1.1), tabular: true },
  numeralM: {
    family: 'display',
    weight: 800,
    narrow: both(22),
    wide: both(28),
    lineHeight: pair(1.3, 1.2),
    tabular: true,
  },
} as const satisfies Record<string, TextStyle>;

const systemArabic = '"SF Arabic", "Geeza Pro", "Segoe UI", "Noto Sans Arabic", Tahoma';
const displayAtOnce = `"Alexandria Fallback", "Alexandria Wide Fallback", ${systemArabic}, sans-serif`;
const textAtOnce = `"Plex Fallback", "Plex Wide Fallback", ${systemArabic}, "Plex Arabic Fallback", sans-serif`;

/** Font families as CSS variables: server-rendered text requests only the preloaded file. */
export const fontFamily = { display: 'var(--sawt-display)', text: 'var(--sawt-text)' } as const;

const families = (titles: string, lines: string) => ({ '--sawt-display': titles, '--sawt-text': lines });

export const siteFonts = families(
  `"Alexandria Arabic", "Alexandria Variable", ${displayAtOnce}`,
  `"IBM Plex Sans Arabic", ${textAtOnce}`,
);
export const startFonts = families(displayAtOnce, textAtOnce);
/** Fonts of the title; its spaces must not request another file. */
export const startTitle = {
  ar: { '--sawt-display': `"Alexandria Arabic", ${displayAtOnce}` },
  en: { '--sawt-display': siteFonts['--sawt-display'] },
} as const;
