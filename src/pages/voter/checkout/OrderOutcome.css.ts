import { style } from '@vanilla-extract/css';

/** Under the middle of the panel above it. */
export const reopen = style({ justifySelf: 'center' });
