/** What scripts ask of the reader's device as style sheets do; apart from the rest, which no script needs. */
export const hovers = '(hover: hover) and (pointer: fine)';
export const prefersDark = '(prefers-color-scheme: dark)';
export const prefersLessMotion = '(prefers-reduced-motion: reduce)';
