import { hovers, prefersDark, prefersLessMotion, touches, wideScreen } from './preferences.ts';

/** In em, so that a larger text size moves the breakpoints. */
export const media = {
  sm: '(min-width: 30em)',
  md: '(min-width: 48em)',
  lg: wideScreen,
  xl: '(min-width: 80em)',
  xxl: '(min-width: 96em)',
  /** A landscape phone, or a screen at 400 % zoom: what sticks would leave little room for the page. */
  short: '(max-height: 26em)',
  /** A landscape phone. */
  landscape: '(min-width: 48em) and (max-height: 26em)',
  /** Wide, and no landscape phone: room for large text. */
  roomy: '(min-width: 48em) and (min-height: 26.01em)',
  hover: hovers,
  dark: prefersDark,
  reducedMotion: prefersLessMotion,
  forcedColors: '(forced-colors: active)',
  screen: 'screen',
  print: 'print',
} as const;

/** A phone: it sends text messages. */
export const phone = `${touches} and (max-width: 63.98em)`;
