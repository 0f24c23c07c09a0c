/** Media queries that scripts use; in a file of their own, because scripts need no others. */
export const hovers = '(hover: hover) and (pointer: fine)';
/** In em, so that a larger text size moves the breakpoint. */
export const wideScreen = '(min-width: 64em)';
export const touches = '(pointer: coarse)';
export const prefersDark = '(prefers-color-scheme: dark)';
export const prefersLessMotion = '(prefers-reduced-motion: reduce)';
