import { style } from '@vanilla-extract/css';

/** The closing stage ends where the footer begins. */
export const closing = style({ marginBlockStart: 'auto' });
