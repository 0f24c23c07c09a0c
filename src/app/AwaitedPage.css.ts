import { style } from '@vanilla-extract/css';

/** The foot stays below the window. */
export const place = style({ minBlockSize: '100dvb' });
