import { style } from '@vanilla-extract/css';

/** Keeps the footer at the bottom of the window on a short page. */
export const site = style({ minBlockSize: '100dvb', display: 'flex', flexDirection: 'column' });

export const main = style({ flexGrow: 1, display: 'flex', flexDirection: 'column', outline: 'none' });
