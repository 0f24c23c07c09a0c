import { style } from '@vanilla-extract/css';

/** The closing stage touches the footer. */
export const closing = style({ marginBlockStart: 'auto' });
