import { hovers, prefersDark, prefersLessMotion } from './preferences.ts';

/** In em, so that a larger text size moves the breakpoints. */
export const media = {
  sm: '(min-width: 30em)',
  md: '(min-width: 48em)',
  lg: '(min-width: 64em)',
  xl: '(min-width: 80em)',
  xxl: '(min-width: 96em)',
  hover: hovers,
  dark: prefersDark,
  reducedMotion: prefersLessMotion,
  forcedColors: '(forced-colors: active)',
} as const;
