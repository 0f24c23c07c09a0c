import { style } from '@vanilla-extract/css';

/** A long sentence beside it must not squeeze the button. */
export const back = style({ flex: 'none' });
