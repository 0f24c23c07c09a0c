import { style } from '@vanilla-extract/css';

/** The button to pay again, centred below the panel. */
export const reopen = style({ justifySelf: 'center' });
