/** Converts design pixels to rem, so that text size settings scale lengths. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

export const space = {
  0: '0',
  2: rem(2),
  4: rem(4),
  6: rem(6),
  8: rem(8),
  12: rem(12),
  16: rem(16),
  20: rem(20),
  24: rem(24),
  32: rem(32),
  40: rem(40),
  48: rem(48),
  64: rem(64),
  80: rem(80),
  96: rem(96),
} as const;

export const radius = {
  xs: rem(6),
  sm: rem(10),
  md: rem(14),
  lg: rem(20),
  xl: rem(28),
  pill: '999px',
} as const;

/** Heights of controls. 44 is the smallest touch target of the public screens. */
export const control = { sm: rem(36), md: rem(44), lg: rem(52) } as const;

export const iconSize = { sm: rem(16), md: rem(20), lg: rem(24) } as const;

export const headerHeight = { narrow: rem(60), wide: rem(72) } as const;

export const layer = {
  base: 0,
  raised: 10,
  stickyBar: 100,
  header: 200,
  drawer: 300,
  scrim: 400,
  dialog: 410,
  popover: 500,
  toast: 600,
  tabBlocker: 700,
  skipLink: 800,
} as const;

export const duration = {
  instant: '80ms',
  fast: '140ms',
  base: '220ms',
  slow: '360ms',
  counter: '2000ms',
} as const;

export const easing = {
  out: 'cubic-bezier(.2, 0, 0, 1)',
  inOut: 'cubic-bezier(.4, 0, .2, 1)',
  /** Overshoots; only for bars. */
  rise: 'cubic-bezier(.34, 1.4, .64, 1)',
} as const;
