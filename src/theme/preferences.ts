/** Media queries that scripts use; in a file of their own, because scripts need no others. */
export const hovers = '(hover: hover) and (pointer: fine)';
export const prefersDark = '(prefers-color-scheme: dark)';
export const prefersLessMotion = '(prefers-reduced-motion: reduce)';
