import { style } from '@vanilla-extract/css';

/** Keeps the footer below the window. */
export const place = style({ minBlockSize: '100dvb' });
