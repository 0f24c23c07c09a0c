import { style } from '@vanilla-extract/css';

/** Centred below the panel. */
export const reopen = style({ justifySelf: 'center' });
